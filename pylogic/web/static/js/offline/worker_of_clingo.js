// clingo's worker: it is given the module once, packed, and then one program after the other.
/** @type {(Module: (options: object) => Promise<any>, fzstd: { decompress: (bytes: Uint8Array) => Uint8Array<ArrayBuffer> }) => void} */
((Module, fzstd) => {
  /** @type {Promise<any>} */
  let clingo;

  /** @type {(packed: string) => Promise<any>} */
  const load = (packed) => new Promise((resolve, reject) => {
    const bytes = fzstd.decompress(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)));
    /** @type {(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void) => void} */
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(bytes, imports).then(({ instance }) => receive(instance), reject);
    };
    const print = (/** @type {string} */ line) => postMessage({ line });
    const printErr = (/** @type {string} */ error) => postMessage({ error });
    Module({ print, printErr, instantiateWasm }).then(resolve, reject);
  });

  addEventListener("message", async ({ data: { packed, program, options } }) => {
    try {
      if (packed) clingo = load(packed);
      const { ccall } = await clingo;
      if (program !== undefined)
        postMessage({ status: ccall("run", "number", ["string", "string"], [program, options]) });
    } catch (error) {
      postMessage({ failed: String(error) });
    }
  });
})

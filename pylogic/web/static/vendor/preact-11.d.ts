// What the page takes of Preact, htm and signals: README.md says how preact-11.js is made of them.

export { html, render } from "htm/preact";
export { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
export { batch, computed, effect, signal, untracked, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export type { ComponentChildren, VNode } from "preact";
export type { Signal } from "@preact/signals";

// Of a site whose pages show rules: what a page that is one file holds as texts, by their names.
/** @type {(held: Record<string, string>) => void} */
((held) => {
  for (const [id, textContent] of Object.entries(held))
    document.head.append(Object.assign(document.createElement("script"), { type: "text/plain", id, textContent }));
})

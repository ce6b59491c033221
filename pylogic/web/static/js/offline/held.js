// Of pages that show rules: the texts of clingo and of what runs it, which the page holds by their names.
/** @type {(held: Record<string, string>) => void} */
((held) => {
  for (const [id, textContent] of Object.entries(held))
    document.head.append(Object.assign(document.createElement("script"), { type: "text/plain", id, textContent }));
})

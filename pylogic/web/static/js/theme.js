// The theme, before the first paint: what was chosen, or what the system has.
const chosen = localStorage.getItem("pylogic:theme");
if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;

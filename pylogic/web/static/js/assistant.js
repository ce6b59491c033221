// To be filled.

export function start(app) {
}

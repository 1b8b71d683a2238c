export function makeRunFolder(): string

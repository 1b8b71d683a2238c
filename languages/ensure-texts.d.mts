export function ensureTexts(root: string): boolean

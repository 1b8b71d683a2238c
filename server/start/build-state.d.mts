export function isBuilt(root: string): boolean
export function hasAllLanguages(root: string): boolean

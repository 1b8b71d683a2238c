export function checkNode(): void
export function adviseOnNode(): void
export function fits(version: string): boolean
export function nodeAdvice(version: string, now: Date): string | undefined

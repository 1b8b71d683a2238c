export function installMissing(root: string, options?: { withoutTools?: boolean }): void
export function installFailure(output: string): string

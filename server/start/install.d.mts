export function installMissing(root: string, options?: { withoutTools?: boolean }): void
export function cleanInstall(root: string): string | undefined
export function isNetworkError(output: string): boolean

export function isBuilt(root: string): boolean
export function runBuild(root: string, build: (apiBaseUrl: string) => boolean): boolean

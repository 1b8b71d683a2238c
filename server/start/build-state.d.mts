export function isBuilt(root: string): boolean
export function hasAllLanguages(root: string): boolean
export function completeBuild(
  root: string,
  build: (apiBaseUrl: string) => Promise<void>,
): Promise<void>

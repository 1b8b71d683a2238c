export const clientSources: readonly string[]
export const buildSources: readonly string[]

/** Generated from the types of `openapi.yaml`. */
export const contractHash = 'f41ad73ea0da'

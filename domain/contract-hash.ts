/** Generated from the types of `openapi.yaml`. */
export const contractHash = 'ea2f92ce8d13'

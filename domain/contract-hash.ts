/** Generated from the types of `openapi.yaml`. */
export const contractHash = '06f2f9dc7dc4'

/** Generated from the types of `openapi.yaml`. */
export const contractHash = '0a2177590bbf'

/** Generated from the types of `openapi.yaml`. */
export const contractHash = 'ea41d3400daa'

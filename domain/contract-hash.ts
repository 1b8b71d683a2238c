/** Generated from the types of `openapi.yaml`. */
export const contractHash = '024a7fcad169'

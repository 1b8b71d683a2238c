/** Generated from the types of `openapi.yaml`. */
export const contractHash = '2dd5b2c78b71'

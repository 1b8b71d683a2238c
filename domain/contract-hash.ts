/** Generated from the types of `openapi.yaml`. */
export const contractHash = '9f9e3453f7d6'

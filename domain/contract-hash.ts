/** Generated from the types of `openapi.yaml`. */
export const contractHash = '3dde51c1fe13'

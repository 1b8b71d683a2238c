/** Generated from the types of `openapi.yaml`. */
export const contractHash = '632cdbbd510d'

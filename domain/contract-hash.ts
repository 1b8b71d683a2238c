/** Generated from the types of `openapi.yaml`. */
export const contractHash = '0b2155e3813d'

/** Generated from the types of `openapi.yaml`. */
export const contractHash = '08f91db7b105'

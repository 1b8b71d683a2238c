/** Generated from the types of `openapi.yaml`. */
export const contractHash = 'a7dcf95fcf67'

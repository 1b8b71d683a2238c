/** Generated from the types of `openapi.yaml`. */
export const contractHash = '142b2e1716e2'

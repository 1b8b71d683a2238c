/** Generated from the types of `openapi.yaml`. */
export const contractHash = '330c35acb966'

/** Generated from the types of `openapi.yaml`. */
export const contractHash = '92de22ea8649'

/** Generated from the types of `openapi.yaml`. */
export const contractHash = '064b879b6c54'

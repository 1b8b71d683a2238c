/** Maximum number of IDs by which one call can list parcels: the contract's limit. */
export const maxNamed = 200

/** IDs of parcels from a URL's query, without duplicates. */
export const parseIds = (text: string): string[] =>
  text === '' ? [] : [...new Set(text.split(','))]

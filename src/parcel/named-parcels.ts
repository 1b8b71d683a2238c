/** Ids by which one call may list parcels: the contract's limit. */
export const maxNamed = 200

/** Ids of parcels from a URL's query, without duplicates. */
export const parseIds = (text: string): string[] =>
  text === '' ? [] : [...new Set(text.split(','))]

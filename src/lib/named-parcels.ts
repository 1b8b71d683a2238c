/** Parcels that one list may be asked for by their ids: as many as the contract allows. */
export const maxNamed = 200

/** Ids in an address that names parcels, each one once. */
export const parseIds = (text: string): string[] =>
  text === '' ? [] : [...new Set(text.split(','))]

/**
 * Finds the postcode in an address, and returns it in capitals without blanks; null if there is
 * none. The last match counts, because a house number comes before the town.
 */
export function postcodeIn(address: string): string | null {
  const found = [...address.toUpperCase().matchAll(postcode)].at(-1)?.[0]
  return found === undefined ? null : found.replaceAll(/[\s-]/g, '')
}

/** Sorts by postcode, then by address, so that neighbours are next to each other. */
export const byPostcode = (
  one: { postcode: string | null; address: string },
  other: { postcode: string | null; address: string },
): number =>
  compare(one.postcode ?? last, other.postcode ?? last) || compare(one.address, other.address)

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Sorts after every postcode. */
const last = '\uFFFF'

const shapes = [
  // Great Britain, as in SW1A 1AA
  String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  // Canada, as in K1A 0B1
  String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  // Ireland, as in D02 AF30
  String.raw`[AC-FHKNPRTV-Y]\d[\dW] ?[\dAC-FHKNPRTV-Y]{4}`,
  // Portugal, Brazil and Japan, as in 4050-262, 01310-100 and 100-0001
  String.raw`\d{4}-\d{3}|\d{5}-\d{3}|\d{3}-\d{4}`,
  // The United States, as in 97205-1234
  String.raw`\d{5}-\d{4}`,
  // Poland, as in 00-950
  String.raw`\d{2}-\d{3}`,
  // The Netherlands, as in 1012 AB
  String.raw`\d{4} ?[A-Z]{2}`,
  // Sweden, Czechia, Slovakia and Greece, as in 114 55
  String.raw`\d{3} \d{2}`,
  String.raw`\d{4,6}`,
]
const postcode = new RegExp(String.raw`(?<![\w-])(?:${shapes.join('|')})(?![\w-])`, 'g')

export interface PostalPlace {
  address: string
  /** In capitals without blanks; null if the address has none. */
  postcode: string | null
  /** Part of the postcode whose stops belong together; null if there is no postcode. */
  area: string | null
}

/** Sorts by area, postcode and address, as people count: HU2 before HU10; those without a postcode come last. */
export const byPostcode = (one: PostalPlace, other: PostalPlace): number =>
  compare(one.area ?? last, other.area ?? last) ||
  compare(one.postcode ?? last, other.postcode ?? last) ||
  compare(one.address, other.address)

const { compare } = new Intl.Collator('en', { numeric: true })

/** Sorts after every postcode. */
const last = '\uFFFF'

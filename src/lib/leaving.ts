/** The page is left for another site: tests put in another, as no page is loaded where there is no browser. */
export const leaving = {
  goTo: (address: string) => window.location.assign(address),
}

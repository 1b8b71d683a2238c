/** Opens another site; an object, so that tests without a browser can replace the function. */
export const leaving = {
  goTo: (address: string) => window.location.assign(address),
}

/** Loads whole pages; an object, so that tests without a browser can replace the functions. */
export const pageLoads = {
  reload: () => window.location.reload(),
  replace: (address: string) => window.location.replace(address),
}

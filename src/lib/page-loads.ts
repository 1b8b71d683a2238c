/** Loads of whole pages: tests put in others, as no page is loaded where there is no browser. */
export const pageLoads = {
  reload: () => window.location.reload(),
  replace: (address: string) => window.location.replace(address),
}

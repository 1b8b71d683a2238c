/** Passkeys are bound to a domain or to localhost; browsers refuse them for IP addresses. */
export const canHavePasskeys = (hostname: string): boolean => !/^\[|^[\d.]+$/.test(hostname)

/** True for an address of this computer, where the same page is also at localhost. */
export const isThisComputer = (hostname: string): boolean =>
  hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)

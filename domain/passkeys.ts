/** Passkeys are bound to a domain or to localhost; browsers refuse them for IP addresses. */
export const canHavePasskeys = (hostname: string): boolean => !/^\[|^[\d.]+$/.test(hostname)

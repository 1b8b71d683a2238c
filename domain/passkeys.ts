/** Passkeys are bound to a domain, or to localhost. No browser has any for an IP address. */
export const canHavePasskeys = (hostname: string): boolean => !/^\[|^[\d.]+$/.test(hostname)

/**
 * Lower-case form of an email address. Accounts have ASCII addresses, so only ASCII letters are converted:
 * `İ` is not another spelling of `i`, neither for a login nor for its limit.
 */
export const normalizeEmail = (email: string): string =>
  email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

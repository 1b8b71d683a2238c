/**
 * One spelling for each email, whatever the case of its letters. Accounts have plain ASCII ones, so
 * only those letters count: `İ` is no other way to write `i`, neither for a login nor for its limit.
 */
export const normalizeEmail = (email: string): string =>
  email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Address that lets a device call a number (RFC 3966), as `readPhone` returns it. */
export function phoneUri(phone: string): string {
  const [number = '', extension] = phone.split(beforeExtension)
  return `tel:${dialed(number)}${extension === undefined ? '' : `;ext=${extension}`}`
}

export const beforeExtension = ' ext. '

/** What is dialed: from abroad without the zero in +44 (0)20, but Italian numbers keep theirs. */
export function dialed(number: string): string {
  const isAbroad = /^\(?(?:\+|00)/.test(number) && !/^\D*(?:00)?(?:39|378)/.test(number)
  return (isAbroad ? number.replace(/\(0(\d*)\)/, '$1') : number).replaceAll(/[^+\d]/g, '')
}

/** 'IN_TRANSIT' as 'In transit'. */
export function statusText(status: string): string {
  const words = statusWithSpaces(status).toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** 'IN_TRANSIT' as 'IN TRANSIT'. */
export function statusWithSpaces(status: string): string {
  return status.replaceAll('_', ' ')
}

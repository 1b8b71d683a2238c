/** Link to a map of this address: in the device's own map app, or else on the web. */
export function mapLink(address: string, userAgent = navigator.userAgent): string {
  const query = encodeURIComponent(address)
  if (/Android/i.test(userAgent)) return `geo:0,0?q=${query}`
  if (/iPhone|iPad|iPod|Macintosh/i.test(userAgent)) return `maps:?q=${query}`
  return `https://www.openstreetmap.org/search?query=${query}`
}

import { paths } from '../lib/paths.ts'

/** Absolute URL of a parcel's public tracking page, to be shared. */
export function trackingLink(trackingId: string): string {
  return new URL(paths.track(trackingId), window.location.origin).href
}

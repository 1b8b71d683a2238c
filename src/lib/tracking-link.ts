import { paths } from './paths.ts'

/** A parcel's public tracking page as a whole address, to be shared. */
export function trackingLink(trackingId: string): string {
  return new URL(paths.track(trackingId), window.location.origin).href
}

import type { TrackingFailure } from '../../../machines/tracking.ts'

export const failureTexts: Record<TrackingFailure, string> = {
  empty: 'Please enter a tracking ID',
  noParcels: 'No parcels available',
  notFound: 'Parcel not found!',
  unreachable: 'The parcel could not be looked up. Please try again.',
}

import { getDelivery } from '../api/deliveries.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const deliveries = createQuery({ tag: 'Delivery', queryFn: getDelivery })

/** Required proof of a parcel's delivery, and the proof that was recorded. */
export const useDelivery = (parcelId: string, { enabled = true }: { enabled?: boolean } = {}) =>
  useQuery(deliveries, { parcelId }, { enabled })

export const invalidateDeliveries = (): void => invalidateTag('Delivery')

import { getTwoFactor } from '../api/two-factor.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const twoFactor = createQuery({
  tag: 'TwoFactor',
  queryFn: (_key, options) => getTwoFactor(options),
})

const all = {}

export const useTwoFactor = () => useQuery(twoFactor, all)

export const invalidateTwoFactor = () => invalidateTag('TwoFactor')

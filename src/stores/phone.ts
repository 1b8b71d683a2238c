import { getPhone } from '../api/account.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const phone = createQuery({ tag: 'Phone', queryFn: (_key, options) => getPhone(options) })

const all = {}

export const usePhone = () => useQuery(phone, all)

export const invalidatePhone = () => invalidateTag('Phone')

import { listApiKeys } from '../api/api-keys.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const apiKeys = createQuery({ tag: 'ApiKey', queryFn: (_key, options) => listApiKeys(options) })

const all = {}

export const useApiKeys = () => useQuery(apiKeys, all)

export const invalidateApiKeys = () => invalidateTag('ApiKey')

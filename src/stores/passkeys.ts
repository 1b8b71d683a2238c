import { listPasskeys } from '../api/passkeys.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const passkeys = createQuery({ tag: 'Passkey', queryFn: (_key, options) => listPasskeys(options) })

const all = {}

export const usePasskeys = () => useQuery(passkeys, all)

export const invalidatePasskeys = () => invalidateTag('Passkey')

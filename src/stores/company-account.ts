import { getCompanyAccount } from '../api/company-account.ts'
import { createQuery, invalidateTag, useQuery } from './query/query.ts'

const companyAccount = createQuery({
  tag: 'CompanyAccount',
  queryFn: (_key, options) => getCompanyAccount(options),
})

const all = {}

export const useCompanyAccount = () => useQuery(companyAccount, all)

export const invalidateCompanyAccount = () => invalidateTag('CompanyAccount')

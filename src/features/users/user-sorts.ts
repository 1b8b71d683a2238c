import type { UserSort } from '../../../openapi.d.ts'
import type { Sort } from '../../ui/table/table.tsx'

export const pageSizes = [5, 10, 25, 50] as const

export const userSorts = [
  'name',
  '-name',
  'email',
  '-email',
  'role',
  '-role',
  'isBlocked',
  '-isBlocked',
] as const satisfies readonly UserSort[]

export function sortOf(sort: UserSort): Sort {
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'desc' }
    : { key: sort, direction: 'asc' }
}

export function userSortOf({ key, direction }: Sort): UserSort {
  const wanted = direction === 'desc' ? `-${key}` : key
  return userSorts.find((sort) => sort === wanted) ?? 'name'
}

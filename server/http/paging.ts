import type { Meta } from '../../openapi.d.ts'
import type { FoundPage } from '../db/list-page.ts'
import { listCap } from '../db/page-keys.ts'
import { badRequest } from './errors.ts'

interface PageParameters {
  page?: number | undefined
  limit?: number | undefined
}

const usualLimit = 10

/**
 * The rows that a page stands for. A caller who names no parameter at all gets the whole list, but
 * never more rows than the cap.
 */
export function windowOf(query: PageParameters): { limit: number; offset: number } {
  if (!isPaged(query)) return { limit: listCap, offset: 0 }
  const { page, limit } = pageOf(query)
  const offset = (page - 1) * limit
  if (offset >= listCap) {
    const lastPage = Math.ceil(listCap / limit)
    throw badRequest([
      { path: 'page', message: `Pages go up to ${lastPage}. Search or filter for what is beyond.` },
    ])
  }
  return { limit, offset }
}

export function metaOf(
  query: PageParameters,
  { total, totalIsCapped }: Omit<FoundPage<unknown>, 'rows'>,
): { meta?: Meta } {
  if (!isPaged(query)) return {}
  return { meta: { ...pageOf(query), total, ...(totalIsCapped ? { totalIsCapped } : {}) } }
}

const isPaged = (query: PageParameters) =>
  Object.values(query).some((parameter) => parameter !== undefined)

const pageOf = ({ page = 1, limit = usualLimit }: PageParameters) => ({ page, limit })

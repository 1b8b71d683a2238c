import type { Meta } from '../../openapi.d.ts'
import { maxListRows, type PageOfIds, type PageWindow } from '../db/pagination.ts'
import { badRequest } from './errors.ts'
import { withValues } from './sentences.ts'

export interface PageParameters {
  page?: number | undefined
  limit?: number | undefined
}

const defaultLimit = 10

/**
 * Limit and offset of a page. A caller who sends no parameter at all gets the whole list, but never more than
 * `maxListRows`.
 */
export function toPageWindow(query: PageParameters): PageWindow {
  if (!isPaged(query)) return { limit: maxListRows, offset: 0 }
  const { page, limit } = withDefaults(query)
  const offset = (page - 1) * limit
  if (offset >= maxListRows) {
    const lastPage = Math.ceil(maxListRows / limit)
    throw badRequest([
      { path: 'page', reason: withValues('pagesGoUpTo', { value: String(lastPage) }) },
    ])
  }
  return { limit, offset }
}

export function toMeta(
  query: PageParameters,
  { total, totalIsCapped }: Omit<PageOfIds, 'ids'>,
): { meta?: Meta } {
  if (!isPaged(query)) return {}
  return { meta: { ...withDefaults(query), total, ...(totalIsCapped ? { totalIsCapped } : {}) } }
}

export const isPaged = (query: PageParameters) =>
  Object.values(query).some((parameter) => parameter !== undefined)

const withDefaults = ({ page = 1, limit = defaultLimit }: PageParameters) => ({ page, limit })

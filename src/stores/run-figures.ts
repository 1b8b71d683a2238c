import { getRunFigures } from '../api/run-figures.ts'
import type { InsightsQuery } from '../api/insights.ts'
import { createQuery, useQuery } from './query/query.ts'

const figures = createQuery({ tag: 'Run', queryFn: getRunFigures })

export const useRunFigures = ({ from, to }: InsightsQuery) => useQuery(figures, { from, to })

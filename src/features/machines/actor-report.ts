import type { StateValue } from 'xstate'
import type { ActorReport } from '../../lib/actor-reporter.ts'

/** What another tab says of its actors; null for anything else on the channel. */
export function readReport(data: unknown): ActorReport | null {
  return isReport(data) ? data : null
}

function isReport(data: unknown): data is ActorReport {
  if (!isRecord(data)) return false
  const { kind, at, event, value, taken } = data
  const texts = [data['tab'], data['page'], data['actor'], data['machine'], data['about']]
  return (
    (kind === 'here' || kind === 'moved' || kind === 'gone') &&
    texts.every((text) => typeof text === 'string') &&
    typeof at === 'number' &&
    (event === null || (isRecord(event) && typeof event['type'] === 'string')) &&
    isStateValue(value) &&
    Array.isArray(taken) &&
    taken.every((id) => typeof id === 'string')
  )
}

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' || (isRecord(value) && Object.values(value).every(isStateValue))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

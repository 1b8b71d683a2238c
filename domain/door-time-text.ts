import * as ownTexts from '#texts/doorTimes.ts'
import { formatDateTime, formatTimeOfDay, isSameDay } from './format.ts'

/** Line below the time of arrival, as in 'at 19:02 (recorded without a connection)'; with the date of another day. */
export function doorTimeText(doneAt: string, arrivedAt: string): string {
  const done = new Date(doneAt)
  return isSameDay(done, new Date(arrivedAt))
    ? ownTexts.at({ time: formatTimeOfDay(done) })
    : ownTexts.noConnection({ time: formatDateTime(doneAt) })
}

/** Only the time at which it was done: says if that is not the time of its arrival. */
export const doneTimeText = <Time>(
  { at, doneAt }: { at: Time; doneAt: Time | null | undefined },
  format: (time: Time) => string,
  t = ownTexts,
): string => (doneAt ? t.noConnection({ time: format(doneAt) }) : format(at))

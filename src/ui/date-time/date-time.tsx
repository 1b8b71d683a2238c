import { formatDateTime } from '../../lib/dates.ts'

/** A point in time, in the time zone of the browser. */
export function DateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

import { formatDateTime } from '../../lib/dates.ts'

export function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

import { formatDateTime } from '../../../domain/format.ts'

/** A text, or a point in time. */
export const TextOrTime = ({ value }: { value: { text: string } | { iso: string } }) =>
  'iso' in value ? <DateTime iso={value.iso} /> : value.text

/** A point in time, in the time zone of the browser. */
export function DateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

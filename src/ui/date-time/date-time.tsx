import { formatDateTime } from '../../../domain/format.ts'

/** A text, or an instant. */
export const TextOrTime = ({ value }: { value: { text: string } | { iso: string } }) =>
  'iso' in value ? <DateTime iso={value.iso} /> : value.text

/** An instant, in the browser's time zone. */
export function DateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

import { formatDateTime } from '../../../domain/format.ts'

/** Shows a text or an instant. */
export const TextOrTime = ({ value }: { value: { text: string } | { iso: string } }) =>
  'iso' in value ? <DateTime iso={value.iso} /> : <span>{value.text}</span>

/** Shows an instant in the browser's time zone. */
export function DateTime({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDateTime(iso)}</time>
}

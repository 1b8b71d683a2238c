import { isValid, lightFormat, parseISO } from 'date-fns'

/** dd/MM/yyyy, HH:mm in the visitor's own time zone; a dash where there is no date. */
export function formatDateTime(iso: string | null): string {
  const date = iso === null ? null : parseISO(iso)
  return date && isValid(date) ? lightFormat(date, 'dd/MM/yyyy, HH:mm') : '—'
}

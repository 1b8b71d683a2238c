import { isObject } from '../json.ts'

/**
 * Composes the letters of every text in a value (NFC), because devices send the same letters in several forms, and a
 * search or a comparison would miss one of them.
 */
export function composeText(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composeText)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, composeText(own)]))
}

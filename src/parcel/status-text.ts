import * as common from '#texts/common.ts'
import * as t from '#texts/names.ts'
import { codeWords } from '../../domain/code-words.ts'

/** Shows 'IN_TRANSIT' as 'In transit', and also statuses that only another host has. */
export function statusText(status: string): string {
  const words = status.replaceAll('_', ' ').toLowerCase()
  return texts.get(status) ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** Shows 'IN_TRANSIT' as 'IN TRANSIT'. */
export const statusWithSpaces = (status: string): string => statusText(status).toUpperCase()

const texts = new Map<string, string>(
  Object.entries(codeWords(t, { delivered: common.delivered, blocked: common.blocked })),
)

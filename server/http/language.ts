import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { isLanguage, languages } from '../../domain/languages.ts'
import type { Language } from '../../openapi.d.ts'

/** Language that was chosen in this browser, or the supported one that it prefers, or English. */
export function languageOf({ cookies, headers }: FastifyRequest): Language {
  const chosen = cookies['language'] ?? ''
  if (isLanguage(chosen)) return chosen
  const [preferred = ''] = new Negotiator({ headers }).languages([...languages])
  return isLanguage(preferred) ? preferred : 'en'
}

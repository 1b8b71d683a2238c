import { language } from '#texts/language.ts'
import type { ApiError } from './api-error.ts'
import type { Refused } from './send.ts'

/*
 * Hosts answer in English, for which no texts are loaded. In another language, the texts are loaded with the
 * first answer that has a sentence; if that fails, the host's own English sentence is shown.
 */

/** Translates the error of a refusal into the language of this build. */
export async function inLanguage({ error, body }: Refused): Promise<ApiError> {
  if (language === 'en') return error
  const texts = await import('./answer-texts.ts').catch(() => null)
  return texts === null ? error : texts.translate(error, body)
}

/** Translates a sentence into the language of this build, using the code beside it in the answer. */
export type SentenceReader = (sentence: string, beside: unknown) => string

export async function sentenceReader(): Promise<SentenceReader> {
  const texts = language === 'en' ? null : await import('./answer-texts.ts').catch(() => null)
  return (sentence, beside) => texts?.textOf(beside) ?? sentence
}

import { languageFacts } from '../../../domain/languages.ts'
import { texts } from '../../../languages/texts/of-server.ts'
import type { Language } from '../../../openapi.d.ts'

/** Texts and formats of a mail in its recipient's language. */
export type MailTexts = ReturnType<typeof textsIn>

/** English for users who have chosen no language. */
export function textsIn(chosen: Language | null) {
  const language = chosen ?? 'en'
  const { dateLocale, direction } = languageFacts[language]
  const { mails, ...sections } = texts[language]
  return { language, dateLocale, direction, t: mails, ...sections }
}

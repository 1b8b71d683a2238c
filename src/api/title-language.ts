import { language } from '#texts/language.ts'

/** For the titles of a file. English is not named: a host that knows no languages has it in any case. */
export const titleLanguage = language === 'en' ? {} : { language }

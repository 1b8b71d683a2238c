import { language } from '#texts/language.ts'

/**
 * Query for a file's column titles. English is the default and is not sent, since other hosts have no
 * languages.
 */
export const titleLanguage = language === 'en' ? {} : { language }

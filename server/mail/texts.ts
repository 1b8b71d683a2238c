import { languageFacts } from '../../domain/languages.ts'
import * as arEvents from '../../languages/texts/ar/accountEvents.ts'
import * as arDevices from '../../languages/texts/ar/devices.ts'
import * as arAttempts from '../../languages/texts/ar/failedAttempts.ts'
import * as ar from '../../languages/texts/ar/mails.ts'
import * as arCounts from '../../languages/texts/ar/parcelCounts.ts'
import * as deEvents from '../../languages/texts/de/accountEvents.ts'
import * as deDevices from '../../languages/texts/de/devices.ts'
import * as deAttempts from '../../languages/texts/de/failedAttempts.ts'
import * as de from '../../languages/texts/de/mails.ts'
import * as deCounts from '../../languages/texts/de/parcelCounts.ts'
import * as enEvents from '../../languages/texts/en/accountEvents.ts'
import * as enDevices from '../../languages/texts/en/devices.ts'
import * as enAttempts from '../../languages/texts/en/failedAttempts.ts'
import * as en from '../../languages/texts/en/mails.ts'
import * as enCounts from '../../languages/texts/en/parcelCounts.ts'
import * as esEvents from '../../languages/texts/es/accountEvents.ts'
import * as esDevices from '../../languages/texts/es/devices.ts'
import * as esAttempts from '../../languages/texts/es/failedAttempts.ts'
import * as es from '../../languages/texts/es/mails.ts'
import * as esCounts from '../../languages/texts/es/parcelCounts.ts'
import * as frEvents from '../../languages/texts/fr/accountEvents.ts'
import * as frDevices from '../../languages/texts/fr/devices.ts'
import * as frAttempts from '../../languages/texts/fr/failedAttempts.ts'
import * as fr from '../../languages/texts/fr/mails.ts'
import * as frCounts from '../../languages/texts/fr/parcelCounts.ts'
import * as plEvents from '../../languages/texts/pl/accountEvents.ts'
import * as plDevices from '../../languages/texts/pl/devices.ts'
import * as plAttempts from '../../languages/texts/pl/failedAttempts.ts'
import * as pl from '../../languages/texts/pl/mails.ts'
import * as plCounts from '../../languages/texts/pl/parcelCounts.ts'
import type { Language } from '../../openapi.d.ts'

/** Texts and formats of a mail in its recipient's language. */
export interface MailTexts extends Catalogue {
  language: Language
  dateLocale: string
  direction: 'ltr' | 'rtl'
}

interface Catalogue {
  t: typeof en
  accountEvents: typeof enEvents
  devices: typeof enDevices
  failedAttempts: typeof enAttempts
  parcelCounts: typeof enCounts
}

/** English for users who have chosen no language. */
export const textsIn = (language: Language | null): MailTexts => texts[language ?? 'en']

const texts: Record<Language, MailTexts> = {
  en: textsOf('en', {
    t: en,
    accountEvents: enEvents,
    devices: enDevices,
    failedAttempts: enAttempts,
    parcelCounts: enCounts,
  }),
  de: textsOf('de', {
    t: de,
    accountEvents: deEvents,
    devices: deDevices,
    failedAttempts: deAttempts,
    parcelCounts: deCounts,
  }),
  es: textsOf('es', {
    t: es,
    accountEvents: esEvents,
    devices: esDevices,
    failedAttempts: esAttempts,
    parcelCounts: esCounts,
  }),
  fr: textsOf('fr', {
    t: fr,
    accountEvents: frEvents,
    devices: frDevices,
    failedAttempts: frAttempts,
    parcelCounts: frCounts,
  }),
  pl: textsOf('pl', {
    t: pl,
    accountEvents: plEvents,
    devices: plDevices,
    failedAttempts: plAttempts,
    parcelCounts: plCounts,
  }),
  ar: textsOf('ar', {
    t: ar,
    accountEvents: arEvents,
    devices: arDevices,
    failedAttempts: arAttempts,
    parcelCounts: arCounts,
  }),
}

function textsOf(language: Language, catalogue: Catalogue): MailTexts {
  const { dateLocale, direction } = languageFacts[language]
  return { language, dateLocale, direction, ...catalogue }
}

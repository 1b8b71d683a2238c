import { expect, it, vi } from 'vitest'
import { languages } from '../../domain/languages.ts'
import type { Language } from '../../openapi.d.ts'

// Non-breaking spaces and the marks of Arabic are written as escapes, so that they can be seen.
const expected: Record<Language, Awaited<ReturnType<typeof shownIn>>> = {
  en: {
    times: ['25/11/2026, 14:05', '14:05:09', '25 November 2026 at 14:05 UTC'],
    days: ['25 Nov', '25 Nov 2026', '25 Nov 2026, 14:05'],
    money: '$1,250.00',
    weight: '1,250.5 kg',
    numbers: ['26.5', '12,345+'],
    sizes: ['999 bytes', '310 kB', '1.2 MB'],
  },
  de: {
    times: ['25.11.2026, 14:05', '14:05:09', '25. November 2026 um 14:05 UTC'],
    days: ['25. Nov.', '25. Nov. 2026', '25. Nov. 2026, 14:05'],
    money: '1.250,00\u00A0$',
    weight: '1.250,5 kg',
    numbers: ['26,5', '12.345+'],
    sizes: ['999 Byte', '310 kB', '1,2 MB'],
  },
  es: {
    times: ['25/11/2026, 14:05', '14:05:09', '25 de noviembre de 2026 a las 14:05 UTC'],
    days: ['25 nov', '25 nov 2026', '25 nov 2026, 14:05'],
    money: '1250,00\u00A0$',
    weight: '1250,5 kg',
    numbers: ['26,5', '12.345+'],
    sizes: ['999 bytes', '310 kB', '1,2 MB'],
  },
  fr: {
    times: ['25/11/2026 14:05', '14:05:09', '25 novembre 2026 à 14:05 UTC'],
    days: ['25 nov.', '25 nov. 2026', '25 nov. 2026, 14:05'],
    money: '1\u202F250,00\u00A0$',
    weight: '1\u202F250,5\u202Fkg',
    numbers: ['26,5', '12\u202F345+'],
    sizes: ['999\u00A0octets', '310\u202Fko', '1,2\u202FMo'],
  },
  pl: {
    times: ['25.11.2026, 14:05', '14:05:09', '25 listopada 2026 14:05 UTC'],
    days: ['25 lis', '25 lis 2026', '25 lis 2026, 14:05'],
    money: '1250,00\u00A0$',
    weight: '1250,5 kg',
    numbers: ['26,5', '12\u00A0345+'],
    sizes: ['999 bajtów', '310 kB', '1,2 MB'],
  },
  ar: {
    times: ['25\u200F/11\u200F/2026، 14:05', '14:05:09', '25 نوفمبر 2026 في 14:05 UTC'],
    days: ['25 نوفمبر', '25 نوفمبر 2026', '25 نوفمبر 2026، 14:05'],
    money: '\u200F1,250.00\u00A0$',
    weight: '1,250.5 كغم',
    numbers: ['26.5', '12,345+'],
    sizes: ['999 بايت', '310 كيلوبايت', '1.2 م.ب'],
  },
}

it.each(languages)(
  'A reader of %s sees dates, sums, weights and sizes as their language writes them',
  async (language) => {
    expect(await shownIn(language)).toEqual(expected[language])
  },
)

/** Formats of the same facts in the client of a language. */
async function shownIn(language: Language) {
  vi.resetModules()
  const folder = `../../languages/texts/${language}`
  vi.doMock('#texts/language.ts', () => import(/* @vite-ignore */ `${folder}/language.ts`))
  vi.doMock('#texts/numbers.ts', () => import(/* @vite-ignore */ `${folder}/numbers.ts`))
  const format = await import('../../domain/format.ts')
  const time = new Date(2026, 10, 25, 14, 5, 9)
  return {
    times: [
      format.formatDateTime(time.toISOString()),
      format.formatClockTime(time),
      format.formatTimeWithZone('UTC', new Date('2026-11-25T14:05:00Z')),
    ],
    days: [
      format.formatDay('2026-11-25'),
      format.formatDay('2026-11-25', true),
      format.formatDayAndTime(time),
    ],
    money: format.formatMoney(1250),
    weight: format.formatWeight(1250.5),
    numbers: [format.formatTenths(26.46), format.formatCount({ count: 12_345, isCapped: true })],
    sizes: [999, 310_400, 1_249_999].map(format.formatBytes),
  }
}

/** Each has a catalogue of its own, `languages/<language>.json`. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

/** Locale by which numbers are written and counted; English dates keep the specification's order of day and month. */
export const numberLocales: Record<Language, string> = { en: 'en-US' }

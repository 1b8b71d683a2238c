// Generated from languages/de.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'de'
export const direction: string = 'ltr'
export const numberLocale: string = 'de-DE'
export const dateLocale: string = 'de-DE'

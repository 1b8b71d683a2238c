// Generated from languages/en.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'en'
export const direction: string = 'ltr'
export const numberLocale: string = 'en-US'
export const dateLocale: string = 'en-GB'

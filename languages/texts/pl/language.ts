// Generated from languages/pl.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'pl'
export const direction: string = 'ltr'
export const numberLocale: string = 'pl-PL'
export const dateLocale: string = 'pl-PL'

// Generated from languages/es.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'es'
export const direction: string = 'ltr'
export const numberLocale: string = 'es-ES'
export const dateLocale: string = 'es-ES'

// Generated from languages/fr.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'fr'
export const direction: string = 'ltr'
export const numberLocale: string = 'fr-FR'
export const dateLocale: string = 'fr-FR'

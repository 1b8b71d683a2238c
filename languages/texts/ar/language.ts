// Generated from languages/ar.json: change it there, and run "npm run generate".
import type { Language } from '../../../openapi.d.ts'

export const language: Language = 'ar'
export const direction: string = 'rtl'
export const numberLocale: string = 'ar-u-nu-latn'
export const dateLocale: string = 'ar-u-nu-latn'

// Generated from languages/de.json: change it there, and run "npm run generate".
import { categoryIn, numberIn } from '../../in-language.ts'
import { numberLocale } from './language.ts'

export const category = /* @__PURE__ */ categoryIn(numberLocale)
export const number = /* @__PURE__ */ numberIn(numberLocale)

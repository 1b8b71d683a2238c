// Generated from languages/en.json: change it there, and run "npm run generate".
import { categoryIn, numberIn } from '../../in-language.ts'
export const category = /* @__PURE__ */ categoryIn('en-US')
export const number = /* @__PURE__ */ numberIn('en-US')

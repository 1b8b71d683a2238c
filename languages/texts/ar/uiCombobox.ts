// Generated from languages/ar.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const tryAgain: string = "إعادة المحاولة"
export const loading: string = "جارٍ التحميل…"
export const suggestionsFor = (a: { field: string }): string => `اقتراحات: \u2068${a.field}\u2069`
export const suggestions = (a: { count: number }): string => (category(a.count) === 'zero' ? "لا اقتراحات" : category(a.count) === 'one' ? "اقتراح واحد" : category(a.count) === 'two' ? "اقتراحان" : category(a.count) === 'few' ? `${number(a.count)} اقتراحات` : category(a.count) === 'many' ? `${number(a.count)} اقتراحًا` : `${number(a.count)} اقتراح`)
export const nothingMatches: string = "لا شيء مطابق"
export const couldNotLoadTheList: string = "تعذّر تحميل القائمة."
export const moreOptions = (a: { count: number }): string => `${number(a.count)} أخرى. تتقلص القائمة بمواصلة الكتابة.`
export const loadingOptions: string = "جارٍ تحميل الخيارات"
export const options = (a: { count: number }): string => (a.count === 0 ? "لا خيارات" : category(a.count) === 'one' ? "خيار واحد" : category(a.count) === 'two' ? "خياران" : category(a.count) === 'few' ? `${number(a.count)} خيارات` : category(a.count) === 'many' ? `${number(a.count)} خيارًا` : `${number(a.count)} خيار`)

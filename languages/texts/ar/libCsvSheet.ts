// Generated from languages/ar.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `حجم هذا الملف \u2068${a.size}\u2069، والحد الأقصى للاستيراد في المرة الواحدة \u2068${a.most}\u2069.`
export const fileCouldNotBeRead: string = "تعذّرت قراءة الملف. يُرجى اختياره مجددًا."
export const fileIsEmpty: string = "هذا الملف فارغ."
export const fileHasNoRows: string = "لا يحتوي هذا الملف إلا على سطر أسماء الأعمدة على الأكثر، ولا صفوف تحته."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `عدد صفوف هذا الملف ${number(a.count)}، والحد الأقصى للاستيراد في المرة الواحدة ${number(a.most)}. يُرجى تقسيمه إلى عدة ملفات.`
export const fileIsASpreadsheet: string = "هذا ملف بصيغة برنامج الجداول. يُرجى حفظه بصيغة «CSV UTF-8» ثم اختيار الملف الناتج."
export const fileIsNotCsv: string = "هذا ليس ملف CSV بترميز UTF-8. يُرجى حفظه بصيغة «CSV UTF-8» ثم اختيار الملف الناتج."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `في الصف \u2068${a.row}\u2069 علامة اقتباس لم تُغلق، فتتعذّر قراءة ما بعدها.`

// Generated from languages/ar.json: change it there, and run "npm run generate".
export const thisIsTheFirstPage: string = "هذه هي الصفحة الأولى"
export const thisIsTheLastPage: string = "هذه هي الصفحة الأخيرة"
export const rowsPerPage: string = "الصفوف في الصفحة"
export const pageOf = (a: { page: string; pages: string }): string => `الصفحة \u2068${a.page}\u2069 من \u2068${a.pages}\u2069`
export const tablePages: string = "صفحات الجدول"
export const firstPage: string = "الصفحة الأولى"
export const previousPage: string = "الصفحة السابقة"
export const nextPage: string = "الصفحة التالية"
export const lastPage: string = "الصفحة الأخيرة"
export const pages: string = "الصفحات"
export const previous: string = "السابق"
export const next: string = "التالي"
export const pageNumber = (a: { page: string }): string => `الصفحة \u2068${a.page}\u2069`

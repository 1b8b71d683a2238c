// Generated from languages/ar.json: change it there, and run "npm run generate".
export const mayBeOutOfDate: string = "قد تكون البيانات قديمة."

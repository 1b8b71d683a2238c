// Generated from languages/ar.json: change it there, and run "npm run generate".
export const rowNumber: string = "الرقم"
export const skipToContent: string = "الانتقال إلى المحتوى"

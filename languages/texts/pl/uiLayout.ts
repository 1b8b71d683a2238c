// Generated from languages/pl.json: change it there, and run "npm run generate".
export const rowNumber: string = "Nr"
export const skipToContent: string = "Przejdź do treści"

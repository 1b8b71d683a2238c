// Generated from languages/pl.json: change it there, and run "npm run generate".
export const copied: string = "Skopiowano"
export const copyingIsNotAllowed: string = "Kopiowanie jest tu niedozwolone"

// Generated from languages/pl.json: change it there, and run "npm run generate".
export const noOneHome: string = "nikogo w domu"
export const refused: string = "odmowa przyjęcia"
export const wrongAddress: string = "błędny adres"
export const damaged: string = "przesyłka uszkodzona"
export const other: string = "inny powód"

// Generated from languages/pl.json: change it there, and run "npm run generate".
export const noOneHome: string = "Nikogo w domu"
export const refused: string = "Odmowa przyjęcia"
export const wrongAddress: string = "Błędny adres"
export const damaged: string = "Przesyłka uszkodzona"
export const other: string = "Inny powód"

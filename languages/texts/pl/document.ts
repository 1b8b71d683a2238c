// Generated from languages/pl.json: change it there, and run "npm run generate".
export const description: string = "Nadawaj paczki, śledź je na żywo, potwierdzaj doręczenie."
export const needsJavaScript: string = "Waybill wymaga JavaScriptu. Włącz go i wczytaj stronę ponownie."

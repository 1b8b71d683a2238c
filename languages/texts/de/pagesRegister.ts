// Generated from languages/de.json: change it there, and run "npm run generate".
export const oneAccount: string = "Ein Konto zum Versenden, Empfangen und Verfolgen von Sendungen."
export const createAnAccount: string = "Konto erstellen"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Schon registriert? ", a.link("Anmelden")]

// Generated from languages/de.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "Schön, dass Sie wieder da sind."
export const logIn: string = "Anmelden"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Neu hier? ", a.link("Registrieren")]

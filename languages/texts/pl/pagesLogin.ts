// Generated from languages/pl.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "Dobrze, że znów jesteś na trasie."
export const logIn: string = "Zaloguj się"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Nie masz konta? ", a.link("Zarejestruj się")]

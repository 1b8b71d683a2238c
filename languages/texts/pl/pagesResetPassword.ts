// Generated from languages/pl.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Nowe hasło i z powrotem w trasę."
export const setANewPassword: string = "Ustaw nowe hasło"
export const linkIsNotComplete: string = "Ten link jest niepełny"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Brakuje jego części. Otwórz go ponownie z e-maila albo ", a.link("poproś o nowy"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Nastąpi wylogowanie na wszystkich innych urządzeniach. Jeśli link wygasł, ", a.link("poproś o nowy"), "."]

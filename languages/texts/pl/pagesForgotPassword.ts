// Generated from languages/pl.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Nowe hasło i z powrotem w trasę."
export const forgotYourPassword: string = "Nie pamiętasz hasła?"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Podaj e-mail swojego konta, a wyślemy link do ustawienia nowego hasła. Już pamiętasz? ", a.link("Zaloguj się")]

// Generated from languages/pl.json: change it there, and run "npm run generate".
export const login: string = "Zaloguj się"
export const addressCouldNotBeConfirmed: string = "Nie udało się potwierdzić adresu"
export const confirm: string = "Potwierdź"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Ten link już nie działa."), " Link jest ważny 24 godziny. Zaloguj się i wybierz w swoim panelu „Wyślij link ponownie”: nowy przyjdzie e-mailem."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Gotowe."), " Twój adres e-mail jest potwierdzony."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Nic więcej nie trzeba robić."), " Twój adres e-mail został potwierdzony już wcześniej."]
export const toYourDashboard: string = "Do panelu"

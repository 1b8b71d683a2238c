// Generated from languages/pl.json: change it there, and run "npm run generate".
export const oneClick: string = "Jedno kliknięcie i gotowe."
export const confirmYourAddress: string = "Potwierdź swój adres"
export const openedTheLink: string = "Otwarto link wysłany na Twój adres e-mail."
export const linkIsNotComplete: string = "Ten link jest niepełny"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Brakuje jego części. Otwórz go ponownie z e-maila albo ", a.link("zaloguj się"), " i wybierz w swoim panelu „Wyślij link ponownie”."]

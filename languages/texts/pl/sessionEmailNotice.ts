// Generated from languages/pl.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "Nowy link jest już w drodze."
export const emailCouldNotBeSent: string = "Nie udało się wysłać e-maila. Spróbuj ponownie."
export const yourEmailAddress: string = "Twój adres e-mail"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Potwierdź swój adres e-mail."), " Link wysłano na adres ", a.email, ". Dopóki go nie użyjesz, nie możesz nadawać przesyłek i nie otrzymujesz e-maili o nich."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Potwierdź swój adres e-mail."), " Link wysłano na adres ", a.email, ". Dopóki go nie użyjesz, nie otrzymujesz e-maili o przesyłkach."]
export const sendLinkAgain: string = "Wyślij link ponownie"

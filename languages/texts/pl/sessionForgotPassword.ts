// Generated from languages/pl.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "Nie udało się wysłać linku"
export const forgotPassword: string = "Nie pamiętam hasła"
export const email: string = "E-mail"
export const sendLink: string = "Wyślij link"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Zwróć się do administratora."), " Ten serwer nie wysyła e-maili. Administrator może utworzyć dla Ciebie link do ustawienia nowego hasła na stronie Użytkownicy."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Sprawdź pocztę."), " Jeśli istnieje konto z adresem ", a.email, ", link jest już w drodze. Działa raz, przez 30 minut. Jeśli nic nie dotrze, zajrzyj do spamu lub zapytaj administratora."]

// Generated from languages/pl.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "Każdy może zarejestrować się jako administrator. Ustaw ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `Konta demonstracyjne mogą się logować, a ich hasła są publiczne. Usuń je poleceniem admin remove-demo albo zablokuj: ${a.value}.`
export const pageCameWithoutHttps: string = "Ta strona dotarła bez HTTPS, więc hasła można odczytać po drodze. Dodaj HTTPS z przodu i ustaw TRUST_PROXY na to, co tam stoi."
export const cookiesAreNotSecure: string = "Przeglądarki wysyłają pliki cookie sesji także bez HTTPS. Ustaw COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "Hasła i numery przesyłek można zgadywać bez ograniczeń. Ustaw RATE_LIMITS=on."
export const visitorsCanListParcels: string = "Każdy gość może wyświetlić wszystkie przesyłki. Ustaw TRACKING=lookup, chyba że sieć jest zamknięta."
export const versionsDiffer = (a: { value: string }): string => `Węzły działają w różnych wersjach: ${a.value}. Zaktualizuj starsze.`
export const emailsAreNotSent: string = "E-maile nie są wysyłane: brak serwera poczty. Ustaw SMTP_URL, MAIL_FROM i PUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `VROOM nie podał ostatnio kolejności przystanków: ${a.value}. Do tego czasu kolejność jest proponowana w linii prostej. Sprawdź, czy działa pod adresem VROOM_URL.`
export const providerIsAway = (a: { value: string }): string => `Dostawca tożsamości jest nieosiągalny: ${a.value}. Do tego czasu można logować się hasłem lub kluczem dostępu, ale nie kontem firmowym. Sprawdź, czy OIDC_ISSUER jest poprawny i czy ten serwer ma tam dostęp.`

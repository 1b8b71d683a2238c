// Generated from languages/de.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "Jeder kann sich als Administrator registrieren. Setzen Sie ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `Demokonten können sich anmelden, und ihre Passwörter sind öffentlich. Entfernen Sie sie mit dem Befehl admin remove-demo, oder sperren Sie sie: ${a.value}.`
export const pageCameWithoutHttps: string = "Diese Seite kam ohne HTTPS, Passwörter können also unterwegs mitgelesen werden. Schalten Sie HTTPS davor und setzen Sie TRUST_PROXY auf das, was dort steht."
export const cookiesAreNotSecure: string = "Browser senden die Cookies der Sitzungen auch ohne HTTPS. Setzen Sie COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "Passwörter und Sendungsnummern können unbegrenzt geraten werden. Setzen Sie RATE_LIMITS=on."
export const visitorsCanListParcels: string = "Jeder Besucher kann alle Sendungen auflisten. Setzen Sie TRACKING=lookup, sofern das Netz nicht geschlossen ist."
export const versionsDiffer = (a: { value: string }): string => `Auf den Knoten laufen verschiedene Versionen: ${a.value}. Aktualisieren Sie die älteren.`
export const emailsAreNotSent: string = "E-Mails werden nicht gesendet: Es gibt keinen Mailserver. Setzen Sie SMTP_URL, MAIL_FROM und PUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `VROOM hat bei der letzten Anfrage keine Reihenfolge der Stopps geliefert: ${a.value}. Bis dahin werden Reihenfolgen nach Luftlinie vorgeschlagen. Prüfen Sie, ob es unter VROOM_URL läuft.`
export const providerIsAway = (a: { value: string }): string => `Der Identitätsanbieter ist nicht erreichbar: ${a.value}. Bis dahin kann man sich mit Passwort oder Passkey anmelden, nicht mit dem Firmenkonto. Prüfen Sie, ob OIDC_ISSUER stimmt und ob dieser Server dorthin gelangt.`

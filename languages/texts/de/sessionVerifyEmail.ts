// Generated from languages/de.json: change it there, and run "npm run generate".
export const login: string = "Anmelden"
export const addressCouldNotBeConfirmed: string = "Die Adresse konnte nicht bestätigt werden"
export const confirm: string = "Bestätigen"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Dieser Link ist nicht mehr gültig."), " Ein Link gilt 24 Stunden. Melden Sie sich an und drücken Sie in Ihrer Übersicht auf „Link erneut senden“: Der neue kommt per E-Mail."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Geschafft."), " Ihre E-Mail-Adresse ist bestätigt."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Nichts weiter zu tun."), " Ihre E-Mail-Adresse war bereits bestätigt."]
export const toYourDashboard: string = "Zu Ihrer Übersicht"

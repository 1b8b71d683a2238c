// Generated from languages/fr.json: change it there, and run "npm run generate".
export const login: string = "Se connecter"
export const addressCouldNotBeConfirmed: string = "L’adresse n’a pas pu être confirmée"
export const confirm: string = "Confirmer"
export const linkDoesNotWork = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Ce lien ne fonctionne plus."), " Un lien est valable 24 heures. Connectez-vous et appuyez sur « Renvoyer le lien » dans votre tableau de bord : vous en recevrez un nouveau par e-mail."]
export const addressIsConfirmed = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("C’est fait."), " Votre adresse e-mail est confirmée."]
export const addressWasConfirmedBefore = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Plus rien à faire."), " Votre adresse e-mail était déjà confirmée."]
export const toYourDashboard: string = "Aller au tableau de bord"

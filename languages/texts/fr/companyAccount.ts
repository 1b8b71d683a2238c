// Generated from languages/fr.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "Compte d’entreprise"
export const whatItIsFor = (a: { name: string }): string => `Connectez-vous avec ${a.name} au lieu du mot de passe. Votre mot de passe reste valable.`
export const failedToLoadCompanyAccount: string = "Impossible de charger votre compte d’entreprise"
export const notLinked = (a: { name: string }): string => `Aucun compte ${a.name} n’est associé.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["Associé en tant que ", a.strong(a.email), " depuis le ", a.date, "."]
export const linkedSince = (a: { date: string }): string => `Associé depuis le ${a.date}.`
export const providerIsAway = (a: { name: string }): string => `${a.name} est injoignable pour le moment.`
export const linkAccount: string = "Associer un compte"
export const linkQuestion = (a: { name: string }): string => `Associer votre compte ${a.name} ?`
export const firstThePassword = (a: { name: string }): string => `Saisissez votre mot de passe, puis connectez-vous chez ${a.name}.`
export const goOn: string = "Continuer"
export const failedToLink: string = "Impossible d’associer votre compte d’entreprise"
export const accountIsLinked: string = "Compte d’entreprise associé"
export const unlink: string = "Dissocier"
export const unlinkQuestion: string = "Dissocier votre compte d’entreprise ?"
export const whatUnlinkingDoes: string = "Vous ne pourrez plus vous connecter avec lui, et tous les autres appareils devront se reconnecter."
export const accountIsUnlinked: string = "Compte d’entreprise dissocié"
export const failedToUnlink: string = "Impossible de dissocier votre compte d’entreprise"
export const nextLogInAt = (a: { name: string }): string => `Vous vous connectez ensuite chez ${a.name}.`
export const logInWithIt = (a: { name: string }): string => `Connectez-vous avec ${a.name}.`

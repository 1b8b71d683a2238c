// Generated from languages/fr.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Un nouveau mot de passe, et c’est reparti."
export const setANewPassword: string = "Définir un nouveau mot de passe"
export const linkIsNotComplete: string = "Ce lien est incomplet"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Il en manque une partie. Rouvrez-le depuis l’e-mail, ou ", a.link("demandez-en un nouveau"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Tous vos autres appareils seront déconnectés. Si le lien a expiré, ", a.link("demandez-en un nouveau"), "."]

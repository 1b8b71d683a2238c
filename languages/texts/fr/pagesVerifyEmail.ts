// Generated from languages/fr.json: change it there, and run "npm run generate".
export const oneClick: string = "Un clic, et tout est prêt."
export const confirmYourAddress: string = "Confirmez votre adresse"
export const openedTheLink: string = "Vous avez ouvert le lien envoyé à votre adresse e-mail."
export const linkIsNotComplete: string = "Ce lien est incomplet"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Il en manque une partie. Rouvrez-le depuis l’e-mail, ou ", a.link("connectez-vous"), " et appuyez sur « Renvoyer le lien » dans votre tableau de bord."]

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const oneAccount: string = "Un seul compte pour envoyer, recevoir et suivre vos colis."
export const createAnAccount: string = "Créer un compte"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Déjà un compte ? ", a.link("Se connecter")]

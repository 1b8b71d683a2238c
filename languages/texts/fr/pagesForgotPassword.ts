// Generated from languages/fr.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Un nouveau mot de passe, et c’est reparti."
export const forgotYourPassword: string = "Mot de passe oublié ?"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Saisissez l’adresse e-mail de votre compte : vous recevrez un lien pour définir un nouveau mot de passe. Vous vous en souvenez ? ", a.link("Se connecter")]

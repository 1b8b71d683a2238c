// Generated from languages/fr.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "Le lien n’a pas pu être envoyé"
export const forgotPassword: string = "Mot de passe oublié"
export const email: string = "Adresse e-mail"
export const sendLink: string = "Envoyer le lien"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Adressez-vous à un administrateur."), " Ce serveur n’envoie pas d’e-mails. Sous « Gestion des utilisateurs », un administrateur peut vous créer un lien pour définir un nouveau mot de passe."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Consultez vos e-mails."), " Si un compte existe pour ", a.email, ", un lien lui a été envoyé. Il fonctionne une seule fois, pendant 30 minutes. Si rien n’arrive, regardez dans vos courriers indésirables ou adressez-vous à un administrateur."]

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "Un nouveau lien vous a été envoyé."
export const emailCouldNotBeSent: string = "L’e-mail n’a pas pu être envoyé. Veuillez réessayer."
export const yourEmailAddress: string = "Votre adresse e-mail"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Confirmez votre adresse e-mail."), " Un lien a été envoyé à ", a.email, ". Tant que vous ne l’avez pas utilisé, vous ne pouvez pas envoyer de colis ni recevoir d’e-mails à leur sujet."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Confirmez votre adresse e-mail."), " Un lien a été envoyé à ", a.email, ". Tant que vous ne l’avez pas utilisé, vous ne recevez aucun e-mail concernant les colis."]
export const sendLinkAgain: string = "Renvoyer le lien"

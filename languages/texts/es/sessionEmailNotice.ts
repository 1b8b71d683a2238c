// Generated from languages/es.json: change it there, and run "npm run generate".
export const newLinkIsOnItsWay: string = "Le hemos enviado un enlace nuevo."
export const emailCouldNotBeSent: string = "No se ha podido enviar el correo. Inténtelo de nuevo."
export const yourEmailAddress: string = "Su correo electrónico"
export const confirmToSendParcels = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Confirme su correo electrónico."), " Hemos enviado un enlace a ", a.email, ". Hasta que lo use, no podrá hacer envíos ni recibirá correos sobre ellos."]
export const confirmToGetEmails = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Confirme su correo electrónico."), " Hemos enviado un enlace a ", a.email, ". Hasta que lo use, no recibirá correos sobre los envíos."]
export const sendLinkAgain: string = "Reenviar enlace"

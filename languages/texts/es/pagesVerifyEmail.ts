// Generated from languages/es.json: change it there, and run "npm run generate".
export const oneClick: string = "Un clic, y todo listo."
export const confirmYourAddress: string = "Confirmar su dirección"
export const openedTheLink: string = "Ha abierto el enlace que enviamos a su correo electrónico."
export const linkIsNotComplete: string = "Este enlace está incompleto"
export const openItAgainOrLogIn = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Falta una parte. Ábralo de nuevo desde el correo, o ", a.link("inicie sesión"), " y pulse «Reenviar enlace» en su panel."]

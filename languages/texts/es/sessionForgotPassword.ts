// Generated from languages/es.json: change it there, and run "npm run generate".
export const linkCouldNotBeSent: string = "No se ha podido enviar el enlace"
export const forgotPassword: string = "Contraseña olvidada"
export const email: string = "Correo electrónico"
export const sendLink: string = "Enviar enlace"
export const askAnAdministrator = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Pídaselo a un administrador."), " Este servidor no envía correos. Un administrador puede crearle, en Gestionar usuarios, un enlace para establecer una contraseña nueva."]
export const checkYourEmail = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Revise su correo."), " Si existe una cuenta con ", a.email, ", recibirá un enlace. Sirve una sola vez, durante 30 minutos. Si no llega nada, mire en la carpeta de spam o pregunte a un administrador."]

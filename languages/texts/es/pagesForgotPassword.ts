// Generated from languages/es.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Una contraseña nueva, y de vuelta a la ruta."
export const forgotYourPassword: string = "¿Ha olvidado la contraseña?"
export const getALink = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Indique el correo electrónico de su cuenta y recibirá un enlace para establecer una nueva. ¿La ha recordado? ", a.link("Iniciar sesión")]

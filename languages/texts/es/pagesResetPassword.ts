// Generated from languages/es.json: change it there, and run "npm run generate".
export const aNewPassword: string = "Una contraseña nueva, y de vuelta a la ruta."
export const setANewPassword: string = "Establecer una contraseña nueva"
export const linkIsNotComplete: string = "Este enlace está incompleto"
export const openItAgainOrAskForANewOne = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Falta una parte. Ábralo de nuevo desde el correo o ", a.link("solicite uno nuevo"), "."]
export const loggedOutElsewhere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Se cerrará la sesión en los demás dispositivos. Si el enlace ha caducado, ", a.link("solicite uno nuevo"), "."]

// Generated from languages/es.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "Nos alegra que vuelva a la ruta."
export const logIn: string = "Iniciar sesión"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["¿Es su primera vez aquí? ", a.link("Crear cuenta")]

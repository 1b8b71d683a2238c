// Generated from languages/es.json: change it there, and run "npm run generate".
export const oneAccount: string = "Una sola cuenta para enviar, recibir y seguir envíos."
export const createAnAccount: string = "Crear una cuenta"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["¿Ya tiene cuenta? ", a.link("Iniciar sesión")]

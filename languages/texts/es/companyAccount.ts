// Generated from languages/es.json: change it there, and run "npm run generate".
export const companyAccountTitle: string = "Cuenta de empresa"
export const whatItIsFor = (a: { name: string }): string => `Inicie sesión con ${a.name} en lugar de la contraseña. Su contraseña se conserva.`
export const failedToLoadCompanyAccount: string = "No se ha podido cargar su cuenta de empresa"
export const notLinked = (a: { name: string }): string => `No hay ninguna cuenta de ${a.name} vinculada.`
export const linkedAs = <Part>(a: { date: string; email: string; strong: (text: string) => Part }): (string | Part)[] => ["Vinculada como ", a.strong(a.email), " desde el ", a.date, "."]
export const linkedSince = (a: { date: string }): string => `Vinculada desde el ${a.date}.`
export const providerIsAway = (a: { name: string }): string => `${a.name} no está disponible en este momento.`
export const linkAccount: string = "Vincular cuenta"
export const linkQuestion = (a: { name: string }): string => `¿Vincular su cuenta de ${a.name}?`
export const firstThePassword = (a: { name: string }): string => `Introduzca su contraseña y después inicie sesión en ${a.name}.`
export const goOn: string = "Continuar"
export const failedToLink: string = "No se ha podido vincular su cuenta de empresa"
export const accountIsLinked: string = "Cuenta de empresa vinculada"
export const unlink: string = "Desvincular"
export const unlinkQuestion: string = "¿Desvincular su cuenta de empresa?"
export const whatUnlinkingDoes: string = "Ya no dará acceso a su cuenta, y todos los demás dispositivos tendrán que iniciar sesión de nuevo."
export const accountIsUnlinked: string = "Cuenta de empresa desvinculada"
export const failedToUnlink: string = "No se ha podido desvincular su cuenta de empresa"
export const nextLogInAt = (a: { name: string }): string => `A continuación, inicie sesión en ${a.name}.`
export const logInWithIt = (a: { name: string }): string => `Inicie sesión con ${a.name}.`

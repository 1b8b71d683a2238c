// Generated from languages/es.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `Iniciar sesión con ${a.name}`
export const logInWithPasskey: string = "Iniciar sesión con una clave de acceso"
export const orAPasskey: string = "O una clave de acceso"
export const aPasskeyIsEnough: string = "Su huella, su rostro o un PIN también cuentan como dos factores."
export const addPasskey: string = "Añadir clave de acceso"
export const passkeyIsNotEnough: string = "Esta clave de acceso solo pide un toque, y aquí no basta. Configure además una aplicación de autenticación."
export const passkeyWasTouched: string = "Esta clave de acceso solo ha pedido un toque, y aquí no basta. Use una con huella, rostro o PIN."
export const logInAgainFirst: string = "Vuelva a iniciar sesión primero"

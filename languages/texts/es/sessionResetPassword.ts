// Generated from languages/es.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "Al menos 6 caracteres"
export const passwordIsSet: string = "Contraseña establecida. Inicie sesión con ella."
export const passwordCouldNotBeSet: string = "No se ha podido establecer la contraseña"
export const passwordIsTooShort: string = "La contraseña debe tener al menos 6 caracteres"
export const setANewPassword: string = "Establecer una contraseña nueva"
export const newPassword: string = "Nueva contraseña"
export const revokeApiKeysToo: string = "Revocar también mis claves de API, por si otra persona las conoce"
export const setPassword: string = "Establecer contraseña"

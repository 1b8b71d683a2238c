// Generated from languages/es.json: change it there, and run "npm run generate".
export const yourPassword: string = "Su contraseña"
export const code: string = "Código"
export const fromYourAuthenticatorApp: string = "De su aplicación de autenticación, o un código de recuperación"
export const csvFile: string = "Archivo CSV"

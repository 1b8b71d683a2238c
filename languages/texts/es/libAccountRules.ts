// Generated from languages/es.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "El nombre debe tener al menos 3 caracteres"
export const nameIsTooLong: string = "El nombre puede tener como máximo 255 caracteres"
export const nameHoldsUnseenCharacters: string = "El nombre no puede contener caracteres invisibles"
export const invalidEmailAddress: string = "Correo electrónico no válido"
export const enterAPhoneNumber: string = "Indique un número de teléfono, por ejemplo +34 600 000 000"
export const passwordIsTooShort = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "La contraseña repetida" : "La contraseña")} debe tener al menos 6 caracteres`
export const passwordIsTooLong = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "La contraseña repetida" : "La contraseña")} puede tener como máximo 128 caracteres`
export const passwordsDoNotMatch: string = "Las contraseñas no coinciden"

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const nameIsTooShort: string = "Le nom doit comporter au moins 3 caractères"
export const nameIsTooLong: string = "Le nom ne doit pas dépasser 255 caractères"
export const nameHoldsUnseenCharacters: string = "Le nom ne doit pas contenir de caractères invisibles"
export const invalidEmailAddress: string = "Adresse e-mail non valide"
export const enterAPhoneNumber: string = "Saisissez un numéro de téléphone, par exemple +49 40 5550123"
export const passwordIsTooShort = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "La confirmation du mot de passe" : "Le mot de passe")} doit comporter au moins 6 caractères`
export const passwordIsTooLong = (a: { field: string }): string => `${(a.field === "confirmPassword" ? "La confirmation du mot de passe" : "Le mot de passe")} ne doit pas dépasser 128 caractères`
export const passwordsDoNotMatch: string = "Les mots de passe ne correspondent pas"

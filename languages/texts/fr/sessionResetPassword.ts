// Generated from languages/fr.json: change it there, and run "npm run generate".
export const atLeastSixCharacters: string = "6 caractères minimum"
export const passwordIsSet: string = "Votre mot de passe est défini. Utilisez-le pour vous connecter."
export const passwordCouldNotBeSet: string = "Impossible de définir le mot de passe"
export const passwordIsTooShort: string = "Le mot de passe doit comporter au moins 6 caractères"
export const setANewPassword: string = "Définir un nouveau mot de passe"
export const newPassword: string = "Nouveau mot de passe"
export const revokeApiKeysToo: string = "Révoquer aussi mes clés API, au cas où quelqu’un d’autre les connaîtrait"
export const setPassword: string = "Définir le mot de passe"

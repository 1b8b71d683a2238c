// Generated from languages/fr.json: change it there, and run "npm run generate".
export const logInAt = (a: { name: string }): string => `Se connecter avec ${a.name}`
export const logInWithPasskey: string = "Se connecter avec une clé d’accès"
export const orAPasskey: string = "Ou une clé d’accès"
export const aPasskeyIsEnough: string = "Votre empreinte, votre visage ou un code PIN compte aussi comme deux facteurs."
export const addPasskey: string = "Ajouter une clé d’accès"
export const passkeyIsNotEnough: string = "Cette clé d’accès ne demande qu’un contact, ce qui ne suffit pas ici. Configurez aussi une application d’authentification."
export const passkeyWasTouched: string = "Cette clé d’accès n’a demandé qu’un contact, ce qui ne suffit pas ici. Utilisez-en une avec empreinte, visage ou code PIN."
export const logInAgainFirst: string = "Reconnectez-vous d’abord"

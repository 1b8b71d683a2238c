// Generated from languages/fr.json: change it there, and run "npm run generate".
export const noPasskeyWasUsed: string = "Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous autrement."
export const browserHasNoPasskeys: string = "Les clés d’accès ne fonctionnent pas dans ce navigateur ou à cette adresse. Connectez-vous autrement."

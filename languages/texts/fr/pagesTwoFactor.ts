// Generated from languages/fr.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Elle est obligatoire ici pour les administrateurs. ", a.strong(a.email), " pourra continuer une fois la configuration terminée."]
export const logInWithYourPasskey: string = "Connectez-vous avec votre clé d’accès"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["La double authentification est obligatoire ici pour les administrateurs, et votre clé d’accès suffit. Connectez-vous avec elle pour continuer en tant que ", a.strong(a.email), "."]

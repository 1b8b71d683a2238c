// Generated from languages/fr.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Elle est obligatoire ici pour les administrateurs. ", a.strong(a.email), " pourra continuer une fois la configuration terminée."]

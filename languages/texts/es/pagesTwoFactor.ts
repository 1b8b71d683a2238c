// Generated from languages/es.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Aquí es obligatoria para los administradores. ", a.strong(a.email), " podrá continuar cuando esté configurada."]

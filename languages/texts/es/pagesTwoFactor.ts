// Generated from languages/es.json: change it there, and run "npm run generate".
export const twoFactorIsRequired = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Aquí es obligatoria para los administradores. ", a.strong(a.email), " podrá continuar cuando esté configurada."]
export const logInWithYourPasskey: string = "Iniciar sesión con su clave de acceso"
export const passkeyIsEnough = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Aquí la verificación en dos pasos es obligatoria para los administradores, y su clave de acceso basta. Inicie sesión con ella para continuar como ", a.strong(a.email), "."]

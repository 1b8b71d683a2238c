// Generated from languages/es.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "Cualquiera puede registrarse como administrador. Configure ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `Las cuentas de demostración pueden iniciar sesión y sus contraseñas son públicas. Elimínelas con el comando admin remove-demo o bloquéelas: ${a.value}.`
export const pageCameWithoutHttps: string = "Esta página ha llegado sin HTTPS, así que las contraseñas se pueden leer por el camino. Ponga HTTPS delante y configure TRUST_PROXY con lo que haya ahí."
export const cookiesAreNotSecure: string = "Los navegadores envían las cookies de sesión también sin HTTPS. Configure COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "Las contraseñas y los números de seguimiento se pueden adivinar sin límite. Configure RATE_LIMITS=on."
export const visitorsCanListParcels: string = "Cualquier visitante puede ver la lista de todos los envíos. Configure TRACKING=lookup, salvo que la red sea cerrada."
export const versionsDiffer = (a: { value: string }): string => `Los nodos ejecutan versiones distintas: ${a.value}. Actualice los más antiguos.`
export const emailsAreNotSent: string = "No se envían correos: no hay servidor de correo. Configure SMTP_URL, MAIL_FROM y PUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `VROOM no dio un orden de paradas la última vez: ${a.value}. Mientras tanto, los órdenes se proponen en línea recta. Compruebe que funciona en VROOM_URL.`
export const providerIsAway = (a: { value: string }): string => `No se puede contactar con el proveedor de identidad: ${a.value}. Mientras tanto se puede iniciar sesión con contraseña o clave de acceso, pero no con la cuenta de empresa. Compruebe que OIDC_ISSUER es correcto y que este servidor llega hasta él.`

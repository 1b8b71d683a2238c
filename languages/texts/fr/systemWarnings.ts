// Generated from languages/fr.json: change it there, and run "npm run generate".
export const adminSignupIsOpen: string = "N’importe qui peut s’inscrire en tant qu’administrateur. Définissez ADMIN_SIGNUP=closed."
export const demoAccountsCanLogIn = (a: { value: string }): string => `Les comptes de démonstration peuvent se connecter, et leurs mots de passe sont publics. Supprimez-les avec la commande admin remove-demo, ou bloquez-les : ${a.value}.`
export const pageCameWithoutHttps: string = "Cette page est arrivée sans HTTPS : les mots de passe peuvent être lus en chemin. Placez HTTPS devant, et définissez TRUST_PROXY d’après ce qui s’y trouve."
export const cookiesAreNotSecure: string = "Les navigateurs envoient les cookies de session même sans HTTPS. Définissez COOKIE_SECURE=auto."
export const rateLimitsAreOff: string = "Les mots de passe et les numéros de suivi peuvent être devinés sans limite. Définissez RATE_LIMITS=on."
export const visitorsCanListParcels: string = "Tout visiteur peut lister tous les colis. Définissez TRACKING=lookup, sauf si le réseau est fermé."
export const versionsDiffer = (a: { value: string }): string => `Les nœuds utilisent des versions différentes : ${a.value}. Mettez à jour ceux qui sont en retard.`
export const emailsAreNotSent: string = "Les e-mails ne sont pas envoyés : il n’y a pas de serveur de messagerie. Définissez SMTP_URL, MAIL_FROM et PUBLIC_URL."
export const vroomFailed = (a: { value: string }): string => `VROOM n’a pas donné d’ordre des arrêts lors du dernier appel : ${a.value}. En attendant, les ordres sont proposés à vol d’oiseau. Vérifiez qu’il fonctionne à l’adresse VROOM_URL.`
export const providerIsAway = (a: { value: string }): string => `Le fournisseur d’identité est injoignable : ${a.value}. En attendant, on peut se connecter par mot de passe ou clé d’accès, mais pas avec le compte d’entreprise. Vérifiez qu’OIDC_ISSUER est correct et que ce serveur peut y accéder.`

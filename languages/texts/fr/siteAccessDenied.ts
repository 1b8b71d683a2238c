// Generated from languages/fr.json: change it there, and run "npm run generate".
export const areaWasAskedFor = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Vous avez demandé l’espace des ", a.strong((a.role === "ADMIN" ? "administrateurs" : a.role === "SENDER" ? "expéditeurs" : a.role === "RECEIVER" ? "destinataires" : "livreurs")), "."]
export const areaOfAnotherRole: string = "Vous avez demandé un espace réservé à un autre rôle."
export const goToTheArea = (a: { role: string }): string => `Aller à l’espace des ${(a.role === "ADMIN" ? "administrateurs" : a.role === "SENDER" ? "expéditeurs" : a.role === "RECEIVER" ? "destinataires" : "livreurs")}`
export const backToHome: string = "Retour à l’accueil"
export const logout: string = "Se déconnecter"
export const login: string = "Se connecter"
export const accountIsBlocked = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Un administrateur a bloqué le compte ", a.strong(a.email), ". Vous ne pourrez pas l’utiliser tant qu’il ne sera pas débloqué."]
export const youAreNotLoggedIn: string = "Vous n’avez pas de session ouverte."
export const yourRoleHasNoArea: string = "Votre compte n’a aucun rôle qui dispose d’un espace ici."
export const yourRoleIs = <Part>(a: { role: string; strong: (text: string) => Part }): (string | Part)[] => ["Votre rôle est ", a.strong((a.role === "ADMIN" ? "administrateur" : a.role === "SENDER" ? "expéditeur" : a.role === "RECEIVER" ? "destinataire" : "livreur")), ", et chaque rôle n’a accès qu’à son propre espace."]

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const noOneWasHome: string = "Personne n’était présent."
export const wasRefused: string = "Le colis a été refusé."
export const addressWasWrong: string = "L’adresse était erronée."
export const isDamaged: string = "Le colis est endommagé."
export const weWillTryAgain: string = "Nous ferons une nouvelle tentative."
export const weWillTryAgainOn = (a: { day: string }): string => `Nous ferons une nouvelle tentative le ${a.day}.`
export const weKeepIt: string = "Nous le gardons jusqu’à ce que l’expéditeur décide de la suite."
export const tellUsTheRightAddress: string = "Veuillez nous communiquer la bonne adresse."
export const weWillContactTheSender: string = "Nous contacterons l’expéditeur."

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const language: string = "Langue"
export const screensAndEmailsComeInIt: string = "Pour les pages et pour vos e-mails."
export const saveLanguage: string = "Enregistrer la langue"
export const failedToChangeTheLanguage: string = "Impossible de modifier la langue"

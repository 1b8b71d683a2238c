// Generated from languages/en.json: change it there, and run "npm run generate".
export const language: string = "Language"
export const screensAndEmailsComeInIt: string = "Screens and emails come in it."
export const saveLanguage: string = "Save language"
export const failedToChangeTheLanguage: string = "Failed to change the language"

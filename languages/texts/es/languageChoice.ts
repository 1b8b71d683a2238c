// Generated from languages/es.json: change it there, and run "npm run generate".
export const language: string = "Idioma"
export const screensAndEmailsComeInIt: string = "Se aplica a las páginas y a los correos."
export const saveLanguage: string = "Guardar idioma"
export const failedToChangeTheLanguage: string = "No se ha podido cambiar el idioma"

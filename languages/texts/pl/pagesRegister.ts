// Generated from languages/pl.json: change it there, and run "npm run generate".
export const oneAccount: string = "Jedno konto do nadawania, odbierania i śledzenia przesyłek."
export const createAnAccount: string = "Załóż konto"
export const alreadyRegistered = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Masz już konto? ", a.link("Zaloguj się")]

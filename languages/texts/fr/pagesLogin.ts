// Generated from languages/fr.json: change it there, and run "npm run generate".
export const goodToHaveYouBack: string = "Ravis de vous retrouver sur la route."
export const logIn: string = "Se connecter"
export const newHere = <Part>(a: { link: (text: string) => Part }): (string | Part)[] => ["Pas encore de compte ? ", a.link("S’inscrire")]

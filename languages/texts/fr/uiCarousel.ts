// Generated from languages/fr.json: change it there, and run "npm run generate".
export const carousel: string = "carrousel"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `${a.slide} (${a.number} sur ${a.total})`
export const playSlides: string = "Lancer le défilement"
export const pauseSlides: string = "Suspendre le défilement"
export const previousSlide: string = "Diapositive précédente"
export const slideNumber = (a: { number: string; slide: string }): string => `Diapositive ${a.number} : ${a.slide}`
export const nextSlide: string = "Diapositive suivante"

// Generated from languages/de.json: change it there, and run "npm run generate".
export const carousel: string = "Karussell"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `${a.slide} (${a.number} von ${a.total})`
export const playSlides: string = "Folien abspielen"
export const pauseSlides: string = "Folien anhalten"
export const previousSlide: string = "Vorherige Folie"
export const slideNumber = (a: { number: string; slide: string }): string => `Folie ${a.number}: ${a.slide}`
export const nextSlide: string = "Nächste Folie"

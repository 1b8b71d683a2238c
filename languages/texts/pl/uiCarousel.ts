// Generated from languages/pl.json: change it there, and run "npm run generate".
export const carousel: string = "karuzela"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `${a.slide} (${a.number} z ${a.total})`
export const playSlides: string = "Odtwarzaj slajdy"
export const pauseSlides: string = "Wstrzymaj slajdy"
export const previousSlide: string = "Poprzedni slajd"
export const slideNumber = (a: { number: string; slide: string }): string => `Slajd ${a.number}: ${a.slide}`
export const nextSlide: string = "Następny slajd"

// Generated from languages/en.json: change it there, and run "npm run generate".
export const carousel: string = "carousel"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `${a.slide} (${a.number} of ${a.total})`
export const playSlides: string = "Play slides"
export const pauseSlides: string = "Pause slides"
export const previousSlide: string = "Previous slide"
export const slideNumber = (a: { number: string; slide: string }): string => `Slide ${a.number}: ${a.slide}`
export const nextSlide: string = "Next slide"

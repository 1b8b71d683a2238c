// Generated from languages/es.json: change it there, and run "npm run generate".
export const carousel: string = "carrusel"
export const slideOf = (a: { number: string; slide: string; total: string }): string => `${a.slide} (${a.number} de ${a.total})`
export const playSlides: string = "Reproducir diapositivas"
export const pauseSlides: string = "Pausar diapositivas"
export const previousSlide: string = "Diapositiva anterior"
export const slideNumber = (a: { number: string; slide: string }): string => `Diapositiva ${a.number}: ${a.slide}`
export const nextSlide: string = "Diapositiva siguiente"

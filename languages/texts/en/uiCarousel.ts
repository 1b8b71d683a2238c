// Generated from languages/en.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const carousel: string = "carousel"
export const slideOf = (a: { number: number; slide: string; total: number }): string => `${a.slide} (${number(a.number)} of ${number(a.total)})`
export const playSlides: string = "Play slides"
export const pauseSlides: string = "Pause slides"
export const previousSlide: string = "Previous slide"
export const slideNumber = (a: { number: number; slide: string }): string => `Slide ${number(a.number)}: ${a.slide}`
export const nextSlide: string = "Next slide"

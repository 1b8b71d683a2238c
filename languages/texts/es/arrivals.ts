// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "La suya es la próxima parada" : category(a.count) === 'one' ? `Falta ${number(a.count)} parada antes de la suya` : `Faltan ${number(a.count)} paradas antes de la suya`)

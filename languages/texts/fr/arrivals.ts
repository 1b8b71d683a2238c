// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const stopsBefore = (a: { count: number }): string => (a.count === 0 ? "Vous êtes le prochain arrêt" : category(a.count) === 'one' ? `Encore ${number(a.count)} arrêt avant le vôtre` : `Encore ${number(a.count)} arrêts avant le vôtre`)

// Generated from languages/fr.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `Ce fichier fait ${a.size} ; l’import est limité à ${a.most} à la fois.`
export const fileCouldNotBeRead: string = "Impossible de lire le fichier. Choisissez-le à nouveau."
export const fileIsEmpty: string = "Ce fichier est vide."
export const fileHasNoRows: string = "Ce fichier ne contient aucune ligne de données, tout au plus les noms des colonnes."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `Ce fichier contient ${number(a.count)} lignes ; l’import est limité à ${number(a.most)} à la fois. Répartissez-les dans plusieurs fichiers.`
export const fileIsASpreadsheet: string = "Ce fichier est au format d’un tableur. Enregistrez-le en « CSV UTF-8 » et choisissez ce nouveau fichier."
export const fileIsNotCsv: string = "Ce n’est pas un fichier CSV en UTF-8. Enregistrez-le en « CSV UTF-8 » et choisissez ce nouveau fichier."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `Un guillemet de la ligne ${a.row} n’est pas refermé : la suite est illisible.`

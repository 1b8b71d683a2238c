// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `Este archivo ocupa ${a.size}; se pueden importar como máximo ${a.most} a la vez.`
export const fileCouldNotBeRead: string = "No se ha podido leer el archivo. Vuelva a elegirlo."
export const fileIsEmpty: string = "Este archivo está vacío."
export const fileHasNoRows: string = "Este archivo contiene como mucho la línea con los nombres de las columnas; no hay filas debajo."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `Este archivo tiene ${(category(a.count) === 'one' ? `${number(a.count)} fila` : `${number(a.count)} filas`)}; se pueden importar como máximo ${number(a.most)} a la vez. Divídalo en varios archivos.`
export const fileIsASpreadsheet: string = "Este archivo tiene el formato propio de una hoja de cálculo. Guárdelo como «CSV UTF-8» y elija ese archivo."
export const fileIsNotCsv: string = "Este archivo no es un CSV en UTF-8. Guárdelo como «CSV UTF-8» y elija ese archivo."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `En la fila ${a.row} hay unas comillas sin cerrar y no se puede leer lo que sigue.`

// Generated from languages/en.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `This file has ${a.size}; at most ${a.most} can be imported at once.`
export const fileCouldNotBeRead: string = "The file could not be read. Choose it again."
export const fileIsEmpty: string = "This file is empty."
export const fileHasNoRows: string = "This file has a line of column names at most, and no rows below it."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `This file has ${number(a.count)} rows; at most ${number(a.most)} can be imported at once. Divide it into several files.`
export const fileIsASpreadsheet: string = "This is a spreadsheet’s own format. Save it as “CSV UTF-8” and choose that file."
export const fileIsNotCsv: string = "This is not a CSV file in UTF-8. Save it as “CSV UTF-8” and choose that file."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `A quotation mark in row ${a.row} has no partner, so what follows cannot be read.`

// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileIsTooLarge = (a: { most: string; size: string }): string => `Ten plik ma ${a.size}; naraz można zaimportować najwyżej ${a.most}.`
export const fileCouldNotBeRead: string = "Nie udało się odczytać pliku. Wybierz go ponownie."
export const fileIsEmpty: string = "Ten plik jest pusty."
export const fileHasNoRows: string = "Ten plik zawiera najwyżej wiersz z nazwami kolumn, bez żadnych danych."
export const fileHasTooManyRows = (a: { count: number; most: number }): string => `Ten plik ma ${(category(a.count) === 'one' ? `${number(a.count)} wiersz` : category(a.count) === 'few' ? `${number(a.count)} wiersze` : category(a.count) === 'many' ? `${number(a.count)} wierszy` : `${number(a.count)} wiersza`)}; naraz można zaimportować najwyżej ${number(a.most)}. Podziel go na kilka plików.`
export const fileIsASpreadsheet: string = "To plik arkusza kalkulacyjnego. Zapisz go jako „CSV UTF-8” i wybierz ten plik."
export const fileIsNotCsv: string = "To nie jest plik CSV w kodowaniu UTF-8. Zapisz go jako „CSV UTF-8” i wybierz ten plik."
export const quotationMarkHasNoPartner = (a: { row: string }): string => `Cudzysłów w wierszu ${a.row} nie jest zamknięty, dlatego dalszej części nie można odczytać.`

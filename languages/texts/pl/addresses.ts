// Generated from languages/pl.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `Książka jest pełna: usuń najpierw jeden z ${(category(a.max) === 'one' ? `${number(a.max)} adresu` : `${number(a.max)} adresów`)}`
export const importCsv: string = "Importuj CSV"
export const addAddress: string = "Dodaj adres"
export const addressesTitle: string = "Adresy"
export const whatAddressesAreFor: string = "Podpowiadane przy tworzeniu przesyłki, obok adresów z Twoich przesyłek."
export const exportCsv: string = "Eksportuj CSV"
export const noAddressBookHere: string = "Książka adresowa niedostępna."
export const thisServerKeepsNone: string = "Ten serwer jej nie prowadzi."
export const noAddressesYet: string = "Nie ma jeszcze adresów."
export const saveTheAddressesYouUse: string = "Zapisz adresy, których często używasz, każdy ze swoim odbiorcą."
export const countOfMax = (a: { count: number; max: number }): string => `${number(a.count)} z ${(category(a.max) === 'one' ? `${number(a.max)} adresu` : `${number(a.max)} adresów`)}`
export const sameAddress = (a: { row: number }): string => `Ten sam adres jest w wierszu ${number(a.row)}`
export const noReceiverHasThisEmail: string = "Żaden odbiorca nie ma takiego adresu e-mail"
export const theAddressBookIsFull = (a: { max: number }): string => `Książka adresowa jest pełna: mieści ${(category(a.max) === 'one' ? `${number(a.max)} adres` : category(a.max) === 'few' ? `${number(a.max)} adresy` : category(a.max) === 'many' ? `${number(a.max)} adresów` : `${number(a.max)} adresu`)}`
export const howToFindIt: string = "Przy tworzeniu przesyłki znajdziesz go po nazwie lub dowolnej części adresu."
export const save: string = "Zapisz"
export const label: string = "Nazwa"
export const aShortName: string = "Krótka nazwa, np. „Magazyn”"
export const address: string = "Adres"
export const receiver: string = "Odbiorca"
export const receiverAtThisAddress: string = "Odbiorca pod tym adresem (opcjonalnie)"
export const filledInForAParcel: string = "Uzupełniany, gdy przesyłka jedzie pod ten adres"
export const noReceiverFound: string = "Nie znaleziono odbiorcy"
export const addAnAddress: string = "Dodaj adres"
export const addressSaved: string = "Adres zapisany"
export const failedToSaveTheAddress: string = "Nie udało się zapisać adresu"
export const editTheAddress: string = "Edytuj adres"
export const addressChanged: string = "Adres zmieniony"
export const failedToChangeTheAddress: string = "Nie udało się zmienić adresu"
export const importAddresses: string = "Importuj adresy"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `Plik CSV z kolumnami ${a.label}, ${a.address} i opcjonalnie ${a.email}, tak jak w eksporcie.`
export const waitUntilItIsSaved: string = "Poczekaj na zapisanie"
export const close: string = "Zamknij"
export const chooseAFile: string = "Wybierz plik"
export const chooseAnotherFile: string = "Wybierz inny plik"
export const saveAddresses = (a: { count: number }): string => `Zapisz ${(category(a.count) === 'one' ? `${number(a.count)} adres` : category(a.count) === 'few' ? `${number(a.count)} adresy` : category(a.count) === 'many' ? `${number(a.count)} adresów` : `${number(a.count)} adresu`)}`
export const tryAgain: string = "Spróbuj ponownie"
export const checkingTheFile: string = "Sprawdzanie pliku…"
export const savingAddresses: string = "Zapisywanie adresów"
export const countSaved = (a: { saved: number; total: number }): string => `${number(a.saved)} z ${(category(a.total) === 'one' ? `${number(a.total)} adresu` : `${number(a.total)} adresów`)}`
export const checkBeforeSaving: string = "Zanim cokolwiek zostanie zapisane, możesz sprawdzić plik."
export const whatIsWrongInWhichRow: string = "Błędy w poszczególnych wierszach"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `Do zapisania: ${(category(a.count) === 'one' ? `${number(a.count)} adres` : category(a.count) === 'few' ? `${number(a.count)} adresy` : category(a.count) === 'many' ? `${number(a.count)} adresów` : `${number(a.count)} adresu`)}${(a.known === 0 ? "" : category(a.known) === 'one' ? `, ${number(a.known)} jest już w książce adresowej` : category(a.known) === 'few' ? `, ${number(a.known)} są już w książce adresowej` : category(a.known) === 'many' ? `, ${number(a.known)} jest już w książce adresowej` : `, ${number(a.known)} jest już w książce adresowej`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? `, ${number(a.problems)} wiersz zawiera błąd` : category(a.problems) === 'few' ? `, ${number(a.problems)} wiersze zawierają błędy` : category(a.problems) === 'many' ? `, ${number(a.problems)} wierszy zawiera błędy` : `, ${number(a.problems)} wiersza zawiera błędy`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `Zapisano ${(category(a.saved) === 'one' ? `${number(a.saved)} adres` : category(a.saved) === 'few' ? `${number(a.saved)} adresy` : category(a.saved) === 'many' ? `${number(a.saved)} adresów` : `${number(a.saved)} adresu`)}${(a.refused === 0 ? "" : `, odrzucono ${number(a.refused)}`)}${(a.left === 0 ? "" : `, do zapisania zostało ${number(a.left)}`)}.`
export const savingCount = (a: { count: number }): string => `Zapisywanie ${(category(a.count) === 'one' ? `${number(a.count)} adresu` : `${number(a.count)} adresów`)}`
export const searchLabel: string = "Szukaj"
export const labelAddressOrReceiver: string = "Nazwa, adres lub odbiorca"
export const noResults: string = "Brak wyników."
export const pagesOfAddresses: string = "Strony z adresami"
export const actions: string = "Działania"
export const editEntry = (a: { name: string }): string => `Edytuj: ${a.name}`
export const removeEntry = (a: { name: string }): string => `Usuń: ${a.name}`
export const edit: string = "Edytuj"
export const remove: string = "Usuń"
export const labelIsRequired: string = "Podaj nazwę"
export const labelTooLong: string = "Nazwa może mieć najwyżej 100 znaków"
export const addressIsRequired: string = "Podaj adres"
export const addressTooLong: string = "Adres może mieć najwyżej 500 znaków"
export const addressRemoved: string = "Adres usunięty"
export const removeQuestion = (a: { name: string }): string => `Usunąć: ${a.name}?`
export const removeAddress: string = "Usuń adres"
export const keepAddress: string = "Zachowaj adres"
export const parcelsKeepThisAddress: string = "Adres pozostanie w Twoich przesyłkach i nadal może być z nich podpowiadany."
export const failedToRemoveTheAddress: string = "Nie udało się usunąć adresu"
export const receiversCouldNotBeLookedUp: string = "Nie udało się wyszukać odbiorców. Spróbuj ponownie."
export const failedToSave: string = "Nie udało się zapisać"
export const loadingAddresses: string = "Wczytywanie adresów…"
export const failedToLoadAddresses: string = "Nie udało się wczytać adresów."
export const clearReceiver: string = "Wyczyść odbiorcę"

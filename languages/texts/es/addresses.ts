// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const itIsFull = (a: { max: number }): string => `Está llena: elimine antes una de las ${number(a.max)} direcciones`
export const importCsv: string = "Importar CSV"
export const addAddress: string = "Añadir dirección"
export const addressesTitle: string = "Direcciones"
export const whatAddressesAreFor: string = "Se sugieren al crear un envío, junto con las direcciones de sus envíos anteriores."
export const exportCsv: string = "Exportar CSV"
export const noAddressBookHere: string = "Aquí no hay libreta de direcciones."
export const thisServerKeepsNone: string = "Este servidor no la ofrece."
export const noAddressesYet: string = "Aún no hay direcciones."
export const saveTheAddressesYouUse: string = "Guarde las direcciones que más usa, cada una con su destinatario."
export const countOfMax = (a: { count: number; max: number }): string => `${number(a.count)} de ${number(a.max)} direcciones`
export const sameAddress = (a: { row: number }): string => `La fila ${number(a.row)} tiene la misma dirección`
export const noReceiverHasThisEmail: string = "Ningún destinatario tiene este correo electrónico"
export const theAddressBookIsFull = (a: { max: number }): string => `La libreta de direcciones está llena: caben ${number(a.max)} direcciones`
export const howToFindIt: string = "Al crear un envío, búsquela por su alias o por cualquier parte de la dirección."
export const save: string = "Guardar"
export const label: string = "Alias"
export const aShortName: string = "Un nombre corto, como «Almacén»"
export const address: string = "Dirección"
export const receiver: string = "Destinatario"
export const receiverAtThisAddress: string = "Destinatario en esta dirección (opcional)"
export const filledInForAParcel: string = "Se rellena cuando un envío va a esta dirección"
export const noReceiverFound: string = "No se ha encontrado ningún destinatario"
export const addAnAddress: string = "Añadir una dirección"
export const addressSaved: string = "Dirección guardada"
export const failedToSaveTheAddress: string = "No se ha podido guardar la dirección"
export const editTheAddress: string = "Editar la dirección"
export const addressChanged: string = "Dirección modificada"
export const failedToChangeTheAddress: string = "No se ha podido modificar la dirección"
export const importAddresses: string = "Importar direcciones"
export const columnsOfTheFile = (a: { address: string; email: string; label: string }): string => `Un archivo CSV con las columnas ${a.label}, ${a.address} y, si quiere, ${a.email}, igual que el que se exporta.`
export const waitUntilItIsSaved: string = "Espere a que se guarde"
export const close: string = "Cerrar"
export const chooseAFile: string = "Elegir un archivo"
export const chooseAnotherFile: string = "Elegir otro archivo"
export const saveAddresses = (a: { count: number }): string => `Guardar ${(category(a.count) === 'one' ? `${number(a.count)} dirección` : `${number(a.count)} direcciones`)}`
export const tryAgain: string = "Reintentar"
export const checkingTheFile: string = "Comprobando el archivo…"
export const savingAddresses: string = "Guardando direcciones"
export const countSaved = (a: { saved: number; total: number }): string => `${number(a.saved)} de ${(category(a.total) === 'one' ? `${number(a.total)} dirección` : `${number(a.total)} direcciones`)}`
export const checkBeforeSaving: string = "Podrá revisar el archivo antes de que se guarde nada."
export const whatIsWrongInWhichRow: string = "Errores por fila"
export const whatCanBeSaved = (a: { count: number; known: number; problems: number }): string => `${(category(a.count) === 'one' ? `Se puede guardar ${number(a.count)} dirección` : `Se pueden guardar ${number(a.count)} direcciones`)}${(a.known === 0 ? "" : category(a.known) === 'one' ? `, ${number(a.known)} ya está en la libreta` : `, ${number(a.known)} ya están en la libreta`)}${(a.problems === 0 ? "" : category(a.problems) === 'one' ? `, ${number(a.problems)} fila tiene un error` : `, ${number(a.problems)} filas tienen errores`)}.`
export const whatWasSaved = (a: { left: number; refused: number; saved: number }): string => `${(category(a.saved) === 'one' ? `${number(a.saved)} dirección guardada` : `${number(a.saved)} direcciones guardadas`)}${(a.refused === 0 ? "" : category(a.refused) === 'one' ? `, ${number(a.refused)} rechazada` : `, ${number(a.refused)} rechazadas`)}${(a.left === 0 ? "" : `, ${number(a.left)} aún sin guardar`)}.`
export const savingCount = (a: { count: number }): string => `Guardando ${(category(a.count) === 'one' ? `${number(a.count)} dirección` : `${number(a.count)} direcciones`)}`
export const searchLabel: string = "Buscar"
export const labelAddressOrReceiver: string = "Alias, dirección o destinatario"
export const noResults: string = "No hay resultados."
export const pagesOfAddresses: string = "Páginas de direcciones"
export const actions: string = "Acciones"
export const editEntry = (a: { name: string }): string => `Editar ${a.name}`
export const removeEntry = (a: { name: string }): string => `Eliminar ${a.name}`
export const edit: string = "Editar"
export const remove: string = "Eliminar"
export const labelIsRequired: string = "Indique el alias"
export const labelTooLong: string = "El alias puede tener como máximo 100 caracteres"
export const addressIsRequired: string = "Indique la dirección"
export const addressTooLong: string = "La dirección puede tener como máximo 500 caracteres"
export const addressRemoved: string = "Dirección eliminada"
export const removeQuestion = (a: { name: string }): string => `¿Eliminar ${a.name}?`
export const removeAddress: string = "Eliminar dirección"
export const keepAddress: string = "Conservar dirección"
export const parcelsKeepThisAddress: string = "Sus envíos conservan esta dirección y, a partir de ellos, puede que se siga sugiriendo."
export const failedToRemoveTheAddress: string = "No se ha podido eliminar la dirección"
export const receiversCouldNotBeLookedUp: string = "No se han podido consultar los destinatarios. Inténtelo de nuevo."
export const failedToSave: string = "No se ha podido guardar"
export const loadingAddresses: string = "Cargando las direcciones…"
export const failedToLoadAddresses: string = "Error al cargar las direcciones."
export const clearReceiver: string = "Borrar el destinatario"

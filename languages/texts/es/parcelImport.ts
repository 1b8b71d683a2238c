// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const fileRefused = <Part>(a: { file: string; name: (text: string) => Part; reason: string }): (string | Part)[] => [a.name(a.file), ": ", a.reason, " No se ha creado nada."]
export const dropAFile: string = "Suelte aquí un archivo CSV o elija uno."
export const chooseAFile: string = "Elegir un archivo"
export const atMost = (a: { rows: number; size: string }): string => `Como máximo ${number(a.rows)} filas y ${a.size}. Podrá revisarlo antes de que se cree nada.`
export const whatTheFileHolds: string = "Qué contiene el archivo"
export const formatOfTheFile: string = "Una línea con los nombres de las columnas, en cualquier orden, y después una fila por envío. Las celdas se separan con comas, puntos y comas o tabulaciones, en UTF-8."
export const optional: string = "(opcional)"
export const downloadTheTemplate: string = "Descargar la plantilla"
export const importingAgain: string = "Importar de nuevo"
export const howToImportAgain: string = "Después de un error o de perder la conexión, importe el archivo de nuevo: en un plazo de 24 horas, cada fila crea su envío una sola vez. Dos filas iguales en un mismo archivo son dos envíos."
export const emailOfARegisteredReceiver: string = "El correo electrónico de un destinatario registrado"
export const whereWeCollectIt: string = "Dónde lo recogemos"
export const whereItGoes: string = "Adónde va"
export const packageOrDocument: string = "PACKAGE o DOCUMENT"
export const typeMustBePackageOrDocument: string = "El tipo debe ser PACKAGE o DOCUMENT"
export const aboutWeight: string = "Por ejemplo, 2.5 o 2,5; mayor que 0, como máximo 1000, con dos decimales como máximo"
export const anythingTheCourierShouldKnow: string = "Lo que deba saber el repartidor"
export const forTheDeliveryOnly: string = "Solo para la entrega"
export const aboutLatitude: string = "Dónde está la dirección de entrega, por ejemplo 53.7443; solo junto con la longitud"
export const latitudeOutOfRange: string = "La latitud debe estar entre -90 y 90, en la forma 53.7443 o 53,7443"
export const aboutLongitude: string = "Por ejemplo, -0.3326; solo junto con la latitud"
export const longitudeOutOfRange: string = "La longitud debe estar entre -180 y 180, en la forma -0.3326 o -0,3326"
export const aboutReference: string = "Su propio número. Las filas iguales con referencias distintas son envíos distintos"
export const weightIsNoNumber: string = "El peso debe ser mayor que 0, en la forma 2.5 o 2,5"
export const weightHasTooManyDecimals: string = "El peso puede tener como máximo dos decimales"
export const noReceiverHasThisEmail: string = "Ningún destinatario tiene este correo electrónico"
export const bothCoordinatesOrNeither: string = "La latitud y la longitud se indican juntas o no se indica ninguna"
export const wholeRow: string = "Fila completa"
export const moreCellsThanColumns: string = "Hay más celdas que columnas: ponga entre comillas el texto que lleve una coma"
export const printLabels = (a: { count: number }): string => (category(a.count) === 'one' ? `Imprimir ${number(a.count)} etiqueta` : `Imprimir ${number(a.count)} etiquetas`)
export const labelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Etiqueta ${number(a.first)}` : `Etiquetas ${number(a.first)} a ${number(a.last)}`)
export const showTheseParcels = (a: { count: number }): string => (category(a.count) === 'one' ? "Mostrar este envío" : "Mostrar estos envíos")
export const parcelsFromTo = (a: { count: number; first: number; last: number }): string => (a.count === 1 ? `Envío ${number(a.first)}` : `Envíos ${number(a.first)} a ${number(a.last)}`)
export const opensANewTab: string = "(abre una pestaña nueva)"
export const checkingFile = (a: { name: string }): string => `Comprobando ${a.name}`
export const checkingTheFile: string = "Comprobando el archivo"
export const check: string = "Comprobación"
export const receiversLookedUp = (a: { done: string; total: string }): string => `${a.done} de ${a.total} destinatarios`
export const receiversAreLookedUp = (a: { done: string; total: string }): string => `Destinatarios consultados: ${a.done} de ${a.total}. Aún no se ha creado nada.`
export const cancel: string = "Cancelar"
export const fileCouldNotBeChecked = (a: { name: string }): string => `No se ha podido comprobar ${a.name}`
export const theFileCouldNotBeChecked: string = "No se ha podido comprobar el archivo"
export const couldNotLookUpReceivers = (a: { reason: string }): string => `No se han podido consultar los destinatarios: ${a.reason}. No se ha creado nada.`
export const theServerGaveNoAnswer: string = "el servidor no ha respondido"
export const tryAgain: string = "Reintentar"
export const chooseAnotherFile: string = "Elegir otro archivo"
export const leaveTheImport: string = "¿Salir de la importación?"
export const leave: string = "Salir"
export const stay: string = "Quedarse"
export const whatLeavingMeans: string = "Lo ya creado se conserva. Para continuar, importe el mismo archivo en un plazo de 24 horas: no se crea nada dos veces."
export const settledRows = (a: { settled: number; total: number }): string => `${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}`
export const pausedAtRows = (a: { settled: number; total: number }): string => `En pausa: ${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}`
export const creatingParcelsFrom = (a: { file: string }): string => `Creando los envíos de ${a.file}`
export const importing: string = "Importación"
export const rowsSoFar = (a: { settled: number; total: number }): string => `${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}.`
export const rowsSoFarWithOthers = (a: { others: string; settled: number; total: number }): string => `${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)} (${a.others}).`
export const theRestWaits: string = "Lo ya creado se conserva y el resto espera."
export const stayOnThisPage: string = "No salga de esta página hasta que termine."
export const lastError = (a: { reason: string }): string => `Último error: ${a.reason}.`
export const theServerHasAProblem = (a: { reason: string }): string => `El servidor tiene un problema: ${a.reason}. Volviendo a intentarlo.`
export const goOn: string = "Continuar"
export const stopHere: string = "Detener aquí"
export const pause: string = "Pausar"
export const created: string = "Creados"
export const createdBefore: string = "Creados antes"
export const failed: string = "Fallidos"
export const refused: string = "Rechazados"
export const notStarted: string = "Sin empezar"
export const withErrors: string = "Con errores"
export const failedBecause = (a: { reason: string }): string => `Error: ${a.reason}`
export const refusedBecause = (a: { reason: string }): string => `Rechazado: ${a.reason}`
export const whatCreatedBeforeMeans: string = "«Creados antes» significa que la fila ya se importó en las últimas 24 horas, por lo que no se ha creado un segundo envío. Si quiere otro envío, indique un valor en la columna «Reference» de esa fila."
export const tryTheFailedOnesAgain: string = "Reintentar los fallidos"
export const goOnWith = (a: { count: number }): string => `Continuar con ${number(a.count)}`
export const toMyParcels: string = "Ir a mis envíos"
export const importAnotherFile: string = "Importar otro archivo"
export const rowsWithoutAParcel: string = "Filas sin envío"
export const row: string = "Fila"
export const toAddress: string = "Dirección de entrega"
export const whatHappened: string = "Qué ha ocurrido"
export const file: string = "Archivo"
export const totalFee: string = "Precio total"
export const unknownColumns = (a: { count: number; titles: string }): string => (category(a.count) === 'one' ? `Esta columna es desconocida y se ignora: ${a.titles}.` : `Estas columnas son desconocidas y se ignoran: ${a.titles}.`)
export const repeatedRows = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} fila dice lo mismo que otra anterior.` : `${number(a.count)} filas dicen lo mismo que otra anterior.`)} De cada una se crea un envío.`
export const importOnlyOnce: string = "Puede que este servidor no reconozca las filas que ya ha recibido. Importe este archivo una sola vez o podrían crearse envíos duplicados."
export const importedRowsAreRecognized: string = "Las filas importadas en las últimas 24 horas se reconocen y no se vuelven a crear."
export const createParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Crear ${number(a.count)} envío` : `Crear ${number(a.count)} envíos`)
export const howToFixRows: string = "Estas filas se omiten. Descárguelas, corrija lo que indica la primera columna e importe ese archivo. La primera columna puede quedarse."
export const whatIsWrongInWhichRow: string = "Errores por fila"
export const column: string = "Columna"
export const pagesOf = (a: { table: string }): string => `Páginas: ${a.table}`
export const downloadRowsWithErrors = (a: { count: number }): string => (category(a.count) === 'one' ? "Descargar la fila con errores" : `Descargar las ${number(a.count)} filas con errores`)
export const rowsCanBeCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `Se puede crear ${number(a.count)} envío` : `Se pueden crear ${number(a.count)} envíos`)
export const rowsCanBeCreatedOthersNot = (a: { bad: number; count: number }): string => `${(category(a.count) === 'one' ? `Se puede crear ${number(a.count)} envío` : `Se pueden crear ${number(a.count)} envíos`)}, ${(category(a.bad) === 'one' ? `${number(a.bad)} fila tiene un error` : `${number(a.bad)} filas tienen errores`)}`
export const parcelsCreated = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío creado` : `${number(a.count)} envíos creados`)
export const countCreatedBefore = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} creado antes` : `${number(a.count)} creados antes`)
export const countRefused = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} rechazado` : `${number(a.count)} rechazados`)
export const countFailed = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} fallido` : `${number(a.count)} fallidos`)
export const noAnswerCame: string = "no ha habido respuesta"
export const pausedAt = (a: { settled: number; total: number }): string => `En pausa: ${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}`
export const pausedAtWithLastError = (a: { reason: string; settled: number; total: number }): string => `En pausa: ${number(a.settled)} de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}. Último error: ${a.reason}`
export const percentOfRows = (a: { percent: number; total: number }): string => `${number(a.percent)} por ciento de ${(category(a.total) === 'one' ? `${number(a.total)} fila` : `${number(a.total)} filas`)}`
export const problemOf = (a: { column: string; message: string }): string => `${a.column}: ${a.message}`

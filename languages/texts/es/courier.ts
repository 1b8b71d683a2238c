// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `${number(a.done)} de ${(category(a.stops) === 'one' ? `${number(a.stops)} parada` : `${number(a.stops)} paradas`)}`
export const runFinished: string = "Ruta finalizada"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `${number(a.done)} de ${(category(a.stops) === 'one' ? `${number(a.stops)} parada` : `${number(a.stops)} paradas`)}. Se muestra aquí hasta que llegue al servidor.`
export const stops: string = "Paradas"
export const parcelsToLoad = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)} por cargar.`
export const loadAll: string = "Cargar todo"
export const allStopsAreDone: string = "Todas las paradas están hechas"
export const finishRun: string = "Finalizar ruta"
export const loadParcelsQuestion = (a: { count: number }): string => `¿Cargar ${(category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)}?`
export const willBeMarkedAsDispatched: string = "Se marcarán como expedidos. Cargue solo lo que está en el vehículo."
export const yourRun: string = "Su ruta"
export const offlineAsOf = (a: { time: string }): string => `Sin conexión, última actualización: ${a.time}`
export const noRunToday: string = "Hoy no hay ruta"
export const asSoonAsOneIsGivenOut: string = "En cuanto se le asigne una, aparecerá aquí."
export const savedOnThisPhone: string = "Guardado en este teléfono; se enviará cuando haya conexión"
export const countNotSentYet = (a: { count: number }): string => `${number(a.count)} sin enviar`
export const otherRuns: string = "Otras rutas"
export const run: string = "Ruta"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `${a.name}, ${a.day}: ${(category(a.stops) === 'one' ? `${number(a.stops)} parada` : `${number(a.stops)} paradas`)}`
export const startOfTheRun: string = "Inicio de la ruta"
export const endOfTheRun: string = "Fin de la ruta"
export const loadingOf = (a: { trackingId: string }): string => `Carga de ${a.trackingId}`
export const deliveryOf = (a: { trackingId: string }): string => `Entrega de ${a.trackingId}`
export const failedAttemptFor = (a: { trackingId: string }): string => `Intento fallido de ${a.trackingId}`
export const deliveredAt = (a: { time: string }): string => `Entregado, ${a.time}`
export const canceledAt = (a: { time: string }): string => `Cancelado, ${a.time}`
export const notDeliveredAt = (a: { time: string }): string => `No entregado, ${a.time}`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `No entregado: ${a.reason}, ${a.time}`
export const finishTheRun: string = "¿Finalizar la ruta?"
export const goOn: string = "Seguir con la ruta"
export const allStopsAreDoneSentence: string = "Todas las paradas están hechas."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'one' ? `Queda ${number(a.stops)} parada pendiente` : `Quedan ${number(a.stops)} paradas pendientes`)}, con ${(category(a.parcels) === 'one' ? `${number(a.parcels)} envío sin intentar. Quedará` : `${number(a.parcels)} envíos sin intentar. Quedarán`)} a la espera de otra ruta.`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} elemento de «Requiere atención» ya no se podrá enviar` : `${number(a.count)} elementos de «Requiere atención» ya no se podrán enviar`)} cuando finalice la ruta.`
export const noRoomToSave: string = "Este navegador no tiene espacio para guardarlo. No cierre esta pantalla e inténtelo de nuevo cuando se haya enviado lo pendiente."
export const needsAttention: string = "Requiere atención"
export const couldNotReadPhoto: string = "Ahora mismo no se puede leer la foto. Inténtelo de nuevo."
export const correctIt: string = "Corregir"
export const tryAgain: string = "Reintentar"
export const discard: string = "Descartar"
export const discardIt: string = "¿Descartar?"
export const keepIt: string = "Conservar"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `${a.name}: se borrará lo que ha anotado y el envío quedará como consta en el servidor.`
export const dayOfThisRunIsOver: string = "El día de esta ruta ya ha pasado. Informe al centro de reparto de lo que ha hecho y después descártelo aquí."
export const notOnYourRunAnyMore: string = "Ya no está en su ruta."
export const wasRefused = (a: { name: string; reason: string }): string => `El servidor no ha aceptado: ${a.name}. ${a.reason}`
export const photoIsLost: string = "La foto ya no está en este teléfono. Haga otra o envíelo sin foto."
export const serverRefusedIt: string = "El servidor lo ha rechazado."
export const somethingWentWrong: string = "Se ha producido un error en el servidor."
export const startRun: string = "Iniciar ruta"
export const noOtherStopIsOpen: string = "No queda ninguna otra parada pendiente"
export const next: string = "Siguiente"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "Entregar" : `Entregar los ${number(a.count)}`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "Cargar" : `Cargar los ${number(a.count)}`)
export const couldNotDeliver: string = "No entregado"
export const whatIsNext: string = "A continuación"
export const openStops: string = "Paradas pendientes"
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)
export const doneStops = (a: { count: number }): string => `Hechas: ${(category(a.count) === 'one' ? `${number(a.count)} parada` : `${number(a.count)} paradas`)}`
export const resultNotSentYet = (a: { result: string }): string => `${a.result}, aún sin enviar`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["Parada ", number(a.number), " de ", number(a.count), a.hidden(`: ${a.address}`)]
export const opensTheMap: string = "(abre el mapa)"
export const notSentYet: string = "Aún sin enviar"
export const load: string = "Cargar"
export const deliver: string = "Entregar"
export const noAnswerYet: string = "Aún sin respuesta. Está guardado y se enviará automáticamente."
export const loadingYourRun: string = "Cargando su ruta…"
export const failedToLoadYourRun: string = "Error al cargar su ruta."
export const typeAndWeight = (a: { type: string; weight: string }): string => `${a.type}, ${a.weight}`

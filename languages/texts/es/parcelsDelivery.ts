// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "Guardado en este navegador. Se enviará cuando vuelva a haber conexión."
export const noRoomToSave: string = "Este navegador no tiene espacio para guardar la entrega. No cierre esta pantalla e inténtelo de nuevo cuando haya conexión."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `Entrega de ${a.trackingId} registrada`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `No se ha registrado la entrega de ${a.trackingId}`
export const serverRefusedTheDelivery: string = "El servidor ha rechazado la entrega"
export const somethingWentWrong: string = "Se ha producido un error en el servidor."
export const deliveryRecorded: string = "Entrega registrada"
export const couldNotRecordDelivery: string = "No se ha podido registrar la entrega"
export const parcelNotFound: string = "Envío no encontrado"
export const handOver: string = "Entregar"
export const putAside: string = "Apartar"
export const tryAgain: string = "Reintentar"
export const loadingTheParcel: string = "Cargando el envío…"
export const couldNotLoadParcel: string = "Error al cargar el envío."
export const handoverIsSaved: string = "La entrega está guardada en este navegador y se enviará cuando vuelva a haber conexión."
export const noAnswerCame: string = "No ha habido respuesta. Compruebe el envío antes de volver a entregarlo."
export const deliveryWasNotRecorded: string = "La entrega no se ha registrado."
export const notPossibleNow: string = "Ahora no es posible con este envío"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? `Se ha escaneado ${number(a.count)} envío más, que se entrega a continuación.` : `Se han escaneado ${number(a.count)} envíos más, que se entregan a continuación.`)
export const keptHandovers: string = "Entregas guardadas"
export const correctIt: string = "Corregir"
export const close: string = "Cerrar"
export const discard: string = "Descartar"
export const discardThisHandover: string = "¿Descartar esta entrega?"
export const keepIt: string = "Conservar"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `Se borra lo que ha anotado sobre ${a.trackingId}, con su firma y su foto. Si aún no ha llegado al servidor, el envío no queda marcado como entregado.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": la entrega está registrada."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": no se ha registrado la entrega (", a.time, "). ", a.reason]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), ": entregado (", a.time, ") y aún sin enviar. Está guardado en este navegador y se enviará cuando vuelva a haber conexión."]
export const handoverIsNotRecordedYet: string = "Su entrega está guardada en este navegador, aún sin registrar"

// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const countParcels = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} envío` : `${a.text} envíos`)
export const noParcelsFound: string = "No se han encontrado envíos."
export const clearSearch: string = "Borrar búsqueda"
export const nothingMatchesTheSearch: string = "Nada coincide con la búsqueda."
export const trackingId: string = "Número de seguimiento"
export const copyTrackingId: string = "Copiar número de seguimiento"
export const copyTrackingIdOf = (a: { trackingId: string }): string => `Copiar el número de seguimiento ${a.trackingId}`
export const from: string = "Origen"
export const to: string = "Destino"
export const sender: string = "Remitente"
export const receiver: string = "Destinatario"
export const status: string = "Estado"
export const deliveryAttempt: string = "Intento de entrega"
export const deliveredOn: string = "Fecha de entrega"
export const shippingLabel: string = "Etiqueta de envío"
export const handoverCode: string = "Código de entrega"
export const blocked: string = "Bloqueado"
export const nextTry = (a: { day: string }): string => `Próximo intento: ${a.day}`
export const attemptedBecause = (a: { reason: string }): string => `Intento fallido: ${a.reason}`
export const statusAndAttempt = (a: { reason: string; status: string }): string => `${a.status}. Intento fallido: ${a.reason}`
export const statusAttemptAndNextTry = (a: { day: string; reason: string; status: string }): string => `${a.status}. Intento fallido: ${a.reason}. Próximo intento: ${a.day}`
export const attemptToHear = <Part>(a: { after: (text: string) => Part; before: (text: string) => Part; reason: string; status: string }): (string | Part)[] => [a.before(`${a.status}. `), "Intento fallido", a.after(`: ${a.reason}`)]
export const pagesOfParcels: string = "Páginas de envíos"
export const selectParcel = (a: { trackingId: string }): string => `Seleccionar el envío ${a.trackingId}`
export const selectAllOnThisPage: string = "Seleccionar todo en esta página"
export const statusIs = (a: { status: string }): string => `Estado: ${a.status}`
export const fromDay = (a: { day: string }): string => `Desde: ${a.day}`
export const toDay = (a: { day: string }): string => `Hasta: ${a.day}`
export const countChosenParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío elegido` : `${number(a.count)} envíos elegidos`)
export const all: string = "Todos"
export const created: string = "Creado"
export const createdFrom: string = "Creado desde"
export const createdTo: string = "Creado hasta"
export const anyTime: string = "Cualquier fecha"
export const today: string = "Hoy"
export const lastDays = (a: { count: number }): string => (category(a.count) === 'one' ? "Último día" : `Últimos ${number(a.count)} días`)
export const daysAreBackwards: string = "El primer día es posterior al último, así que la búsqueda no tiene en cuenta las fechas."
export const searchParcels: string = "Buscar envíos"
export const enterAFullTrackingId: string = "Escriba un número de seguimiento completo para abrir su envío."
export const filter: string = "Filtrar"
export const filterCountSet = (a: { count: number }): string => (category(a.count) === 'one' ? `Filtrar, ${number(a.count)} activo` : `Filtrar, ${number(a.count)} activos`)
export const filterWithCount = <Part>(a: { count: number; set: (text: string) => Part }): (string | Part)[] => ["Filtrar ", a.set(number(a.count))]
export const view: string = "Vista"
export const cards: string = "Tarjetas"
export const table: string = "Tabla"
export const columns: string = "Columnas"
export const shownInTheTable: string = "Se muestran en la tabla"
export const actions: string = "Acciones"
export const actionsFor = (a: { trackingId: string }): string => `Acciones para ${a.trackingId}`
export const sendAgain: string = "Repetir envío"
export const createReturn: string = "Crear devolución"
export const loadingParcels: string = "Cargando los envíos…"
export const failedToLoadParcels: string = "Error al cargar los envíos."

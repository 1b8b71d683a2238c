// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "Repartidores"
export const figuresBy: string = "Agrupar cifras"
export const byCourier: string = "Por repartidor"
export const byDay: string = "Por día"
export const byCourierAndDay: string = "Por repartidor y día"
export const exportCsv: string = "Exportar CSV"
export const noRunsInTheseDays: string = "No hay rutas en estos días."
export const noCourierWasGivenOne: string = "No se ha asignado ninguna a los repartidores."
export const figuresOfCouriers: string = "Cifras de los repartidores"
export const day: string = "Día"
export const courier: string = "Repartidor"
export const runs: string = "Rutas"
export const stops: string = "Paradas"
export const parcels: string = "Envíos"
export const delivered: string = "Entregados"
export const couldNotDeliver: string = "No entregados"
export const notReached: string = "Sin intentar"
export const minutesPerStop: string = "Minutos por parada"
export const created: string = "Creados"
export const createdAndDeliveredPerDay: string = "Creados y entregados por día"
export const medianTimePerDay: string = "Mediana del tiempo de entrega por día"
export const medianTime: string = "Tiempo mediano"
export const hoursUnit: string = " h"
export const median: string = "Mediana"
export const whereParcelsStandNow: string = "Estado actual de los envíos"
export const status: string = "Estado"
export const noInsightsHere: string = "Aquí no hay estadísticas."
export const serverOffersNone: string = "Este servidor no las ofrece."
export const noParcelsInTheseDays: string = "No hay envíos en estos días."
export const nothingWasCreatedOrDelivered: string = "No se ha creado ni entregado nada."
export const loadingInsights: string = "Cargando las estadísticas…"
export const medianTimeFromRequest: string = "Mediana del tiempo desde la solicitud hasta la entrega"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} min`
export const hoursLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} hora` : `${a.text} horas`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} día` : `${a.text} días`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `${(category(a.created) === 'one' ? `${number(a.created)} envío creado` : `${number(a.created)} envíos creados`)} y ${(category(a.delivered) === 'one' ? `${number(a.delivered)} entregado` : `${number(a.delivered)} entregados`)} en ${(category(a.days) === 'one' ? `${number(a.days)} día` : `${number(a.days)} días`)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `${(category(a.created) === 'one' ? `${number(a.created)} envío creado` : `${number(a.created)} envíos creados`)} y ${(category(a.delivered) === 'one' ? `${number(a.delivered)} entregado` : `${number(a.delivered)} entregados`)} en ${(category(a.days) === 'one' ? `${number(a.days)} día` : `${number(a.days)} días`)}. El día con más envíos creados: ${a.day} (${number(a.most)}).`
export const nothingWasDelivered: string = "No se ha entregado nada en estos días."
export const halfTook = (a: { duration: string }): string => `La mitad de las entregas ha tardado ${a.duration} o menos.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `La mitad de las entregas ha tardado ${a.duration} o menos. El día más lento: ${a.day} (${a.slowest}).`
export const thereAreNoParcels: string = "No hay envíos."
export const countOfStatus = (a: { count: number; status: string }): string => `${a.status}: ${number(a.count)}`
export const inAll = (a: { counts: string; total: number }): string => `${number(a.total)} en total, sea cual sea su fecha de creación. ${a.counts}.`
export const lastDays = (a: { days: number }): string => `Últimos ${number(a.days)} días`
export const days: string = "Días"
export const fromUtc: string = "Desde (UTC)"
export const toUtc: string = "Hasta (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `El primer día es posterior al último. Se muestran los últimos ${number(a.days)} días.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `Como máximo ${number(a.most)} días a la vez. Se muestran los últimos ${number(a.days)} días.`
export const loadingFiguresOfCouriers: string = "Cargando las cifras de los repartidores…"
export const failedToLoadFiguresOfCouriers: string = "Error al cargar las cifras de los repartidores."
export const failedToLoadInsights: string = "Error al cargar las estadísticas."

// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "Cambiar estado"
export const manifest: string = "Manifiesto"
export const setStatusOfParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `Cambiar el estado de ${number(a.count)} envío` : `Cambiar el estado de ${number(a.count)} envíos`)
export const cancel: string = "Cancelar"
export const leave: string = "Salir"
export const stay: string = "Quedarse"
export const leaveNow: string = "¿Salir ahora? Los envíos en espera conservan su estado."
export const stop: string = "Detener"
export const close: string = "Cerrar"
export const goOnWith = (a: { count: number }): string => `Continuar con ${number(a.count)}`
export const tryAgain: string = "Reintentar"
export const doneOfParcels = (a: { count: number; done: number }): string => `${number(a.done)} de ${(category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)}`
export const settingStatus = (a: { status: string }): string => `Cambiando el estado a «${a.status}»`
export const unchangedStaySelected: string = "Lo que no ha cambiado sigue seleccionado."
export const resultForEachParcel: string = "Resultado de cada envío"
export const waiting: string = "En espera"
export const done: string = "Hecho"
export const notStarted: string = "Sin empezar"
export const refusedBecause = (a: { reason: string }): string => `Rechazado: ${a.reason}`
export const theServerGaveNoReason: string = "el servidor no ha indicado el motivo"
export const failedBecause = (a: { reason: string }): string => `Error: ${a.reason}`
export const noAnswerCame: string = "no ha habido respuesta"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `${(category(a.done) === 'one' ? `${number(a.done)} envío ha pasado` : `${number(a.done)} envíos han pasado`)} a «${a.status}»${(a.refused === 0 ? "" : category(a.refused) === 'one' ? `, ${number(a.refused)} rechazado` : `, ${number(a.refused)} rechazados`)}${(a.failed === 0 ? "" : category(a.failed) === 'one' ? `, ${number(a.failed)} fallido` : `, ${number(a.failed)} fallidos`)}${(a.left === 0 ? "" : `, ${number(a.left)} sin empezar`)}.`
export const selectedParcels: string = "Envíos seleccionados"
export const clearSelection: string = "Borrar selección"
export const printLabels: string = "Imprimir etiquetas"
export const atMostFitOnePrint = (a: { count: number }): string => `Se pueden imprimir como máximo ${number(a.count)} envíos a la vez.`
export const opensANewTab: string = "(abre una pestaña nueva)"
export const countSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} seleccionado` : `${number(a.count)} seleccionados`)
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} seleccionado` : `${number(a.count)} seleccionados`)}, ${number(a.elsewhere)} en otras páginas`

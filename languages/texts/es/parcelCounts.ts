// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const requested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío solicitado` : `${number(a.count)} envíos solicitados`)
export const approved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío aprobado` : `${number(a.count)} envíos aprobados`)
export const dispatched = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío expedido` : `${number(a.count)} envíos expedidos`)
export const outForDelivery = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío en reparto` : `${number(a.count)} envíos en reparto`)
export const aboutToArrive = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío a punto de llegar` : `${number(a.count)} envíos a punto de llegar`)
export const couldNotBeDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `No se ha podido entregar ${number(a.count)} envío` : `No se han podido entregar ${number(a.count)} envíos`)
export const delivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío entregado` : `${number(a.count)} envíos entregados`)
export const canceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío cancelado` : `${number(a.count)} envíos cancelados`)
export const blocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío bloqueado` : `${number(a.count)} envíos bloqueados`)
export const unblocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío desbloqueado` : `${number(a.count)} envíos desbloqueados`)

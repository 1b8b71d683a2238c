// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const requested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung beauftragt` : `${number(a.count)} Sendungen beauftragt`)
export const approved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung freigegeben` : `${number(a.count)} Sendungen freigegeben`)
export const dispatched = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung versandt` : `${number(a.count)} Sendungen versandt`)
export const outForDelivery = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung in Zustellung` : `${number(a.count)} Sendungen in Zustellung`)
export const aboutToArrive = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung kurz vor der Ankunft` : `${number(a.count)} Sendungen kurz vor der Ankunft`)
export const couldNotBeDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung konnte nicht zugestellt werden` : `${number(a.count)} Sendungen konnten nicht zugestellt werden`)
export const delivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung zugestellt` : `${number(a.count)} Sendungen zugestellt`)
export const canceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung storniert` : `${number(a.count)} Sendungen storniert`)
export const blocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung gesperrt` : `${number(a.count)} Sendungen gesperrt`)
export const unblocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung entsperrt` : `${number(a.count)} Sendungen entsperrt`)

// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const requested = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis demandé` : `${number(a.count)} colis demandés`)
export const approved = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis validé` : `${number(a.count)} colis validés`)
export const dispatched = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis expédié` : `${number(a.count)} colis expédiés`)
export const outForDelivery = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis en cours de livraison` : `${number(a.count)} colis en cours de livraison`)
export const aboutToArrive = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis sur le point d’arriver` : `${number(a.count)} colis sur le point d’arriver`)
export const couldNotBeDelivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis n’a pas pu être livré` : `${number(a.count)} colis n’ont pas pu être livrés`)
export const delivered = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis livré` : `${number(a.count)} colis livrés`)
export const canceled = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis annulé` : `${number(a.count)} colis annulés`)
export const blocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis bloqué` : `${number(a.count)} colis bloqués`)
export const unblocked = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} colis débloqué` : `${number(a.count)} colis débloqués`)

// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const couriers: string = "Livreurs"
export const figuresBy: string = "Regroupement"
export const byCourier: string = "Par livreur"
export const byDay: string = "Par jour"
export const byCourierAndDay: string = "Par livreur et par jour"
export const exportCsv: string = "Exporter en CSV"
export const noRunsInTheseDays: string = "Aucune tournée sur cette période."
export const noCourierWasGivenOne: string = "Aucun livreur n’en a reçu."
export const figuresOfCouriers: string = "Activité des livreurs"
export const day: string = "Jour"
export const courier: string = "Livreur"
export const runs: string = "Tournées"
export const stops: string = "Arrêts"
export const parcels: string = "Colis"
export const delivered: string = "Livrés"
export const couldNotDeliver: string = "Non livrés"
export const notReached: string = "Non présentés"
export const minutesPerStop: string = "Minutes par arrêt"
export const created: string = "Créés"
export const createdAndDeliveredPerDay: string = "Colis créés et livrés par jour"
export const medianTimePerDay: string = "Délai médian de livraison par jour"
export const medianTime: string = "Délai médian"
export const hoursUnit: string = " h"
export const median: string = "Médiane"
export const whereParcelsStandNow: string = "Où en sont les colis"
export const status: string = "Statut"
export const noInsightsHere: string = "Pas de statistiques ici."
export const serverOffersNone: string = "Ce serveur n’en propose pas."
export const noParcelsInTheseDays: string = "Aucun colis sur cette période."
export const nothingWasCreatedOrDelivered: string = "Rien n’a été créé ni livré."
export const loadingInsights: string = "Chargement des statistiques…"
export const medianTimeFromRequest: string = "Délai médian entre la demande et la livraison"
export const minutesLong = (a: { minutes: number }): string => `${number(a.minutes)} min`
export const hoursLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} heure` : `${a.text} heures`)
export const daysLong = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} jour` : `${a.text} jours`)
export const createdAndDelivered = (a: { created: number; days: number; delivered: number }): string => `${(category(a.created) === 'one' ? `${number(a.created)} colis créé` : `${number(a.created)} colis créés`)} et ${(category(a.delivered) === 'one' ? `${number(a.delivered)} livré` : `${number(a.delivered)} livrés`)} en ${(category(a.days) === 'one' ? `${number(a.days)} jour` : `${number(a.days)} jours`)}.`
export const createdAndDeliveredMostOn = (a: { created: number; day: string; days: number; delivered: number; most: number }): string => `${(category(a.created) === 'one' ? `${number(a.created)} colis créé` : `${number(a.created)} colis créés`)} et ${(category(a.delivered) === 'one' ? `${number(a.delivered)} livré` : `${number(a.delivered)} livrés`)} en ${(category(a.days) === 'one' ? `${number(a.days)} jour` : `${number(a.days)} jours`)}. Maximum de créations, ${a.day} : ${number(a.most)}.`
export const nothingWasDelivered: string = "Rien n’a été livré sur cette période."
export const halfTook = (a: { duration: string }): string => `La moitié des livraisons a pris au plus ${a.duration}.`
export const halfTookSlowestOn = (a: { day: string; duration: string; slowest: string }): string => `La moitié des livraisons a pris au plus ${a.duration}. Jour le plus lent, ${a.day} : ${a.slowest}.`
export const thereAreNoParcels: string = "Il n’y a aucun colis."
export const countOfStatus = (a: { count: number; status: string }): string => `${a.status} : ${number(a.count)}`
export const inAll = (a: { counts: string; total: number }): string => `${number(a.total)} colis en tout, quelle que soit la date de création. ${a.counts}.`
export const lastDays = (a: { days: number }): string => `${number(a.days)} derniers jours`
export const days: string = "Jours"
export const fromUtc: string = "Du (UTC)"
export const toUtc: string = "Au (UTC)"
export const firstDayIsAfterLast = (a: { days: number }): string => `Le premier jour est postérieur au dernier. Voici les ${number(a.days)} derniers jours.`
export const atMostDaysAtOnce = (a: { days: number; most: number }): string => `${number(a.most)} jours au maximum à la fois. Voici les ${number(a.days)} derniers jours.`
export const loadingFiguresOfCouriers: string = "Chargement de l’activité des livreurs…"
export const failedToLoadFiguresOfCouriers: string = "Impossible de charger l’activité des livreurs."
export const failedToLoadInsights: string = "Impossible de charger les statistiques."

// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const setStatus: string = "Changer le statut"
export const manifest: string = "Bordereau"
export const setStatusOfParcels = (a: { count: number }): string => `Changer le statut de ${number(a.count)} colis`
export const cancel: string = "Annuler"
export const leave: string = "Quitter"
export const stay: string = "Rester"
export const leaveNow: string = "Quitter maintenant ? Les colis en attente gardent leur statut."
export const stop: string = "Arrêter"
export const close: string = "Fermer"
export const goOnWith = (a: { count: number }): string => `Continuer (${number(a.count)})`
export const tryAgain: string = "Réessayer"
export const doneOfParcels = (a: { count: number; done: number }): string => `${number(a.done)} colis sur ${number(a.count)}`
export const settingStatus = (a: { status: string }): string => `Passage au statut « ${a.status} »`
export const unchangedStaySelected: string = "Les colis non modifiés restent sélectionnés."
export const resultForEachParcel: string = "Résultat pour chaque colis"
export const waiting: string = "En attente"
export const done: string = "Terminé"
export const notStarted: string = "Non commencé"
export const refusedBecause = (a: { reason: string }): string => `Refusé : ${a.reason}`
export const theServerGaveNoReason: string = "le serveur n’a pas donné de motif"
export const failedBecause = (a: { reason: string }): string => `Échec : ${a.reason}`
export const noAnswerCame: string = "aucune réponse reçue"
export const summary = (a: { done: number; failed: number; left: number; refused: number; status: string }): string => `${(category(a.done) === 'one' ? `${number(a.done)} colis au statut « ${a.status} »` : `${number(a.done)} colis au statut « ${a.status} »`)}${(a.refused === 0 ? "" : category(a.refused) === 'one' ? `, ${number(a.refused)} refusé` : `, ${number(a.refused)} refusés`)}${(a.failed === 0 ? "" : `, ${number(a.failed)} en échec`)}${(a.left === 0 ? "" : category(a.left) === 'one' ? `, ${number(a.left)} non commencé` : `, ${number(a.left)} non commencés`)}.`
export const selectedParcels: string = "Colis sélectionnés"
export const clearSelection: string = "Tout désélectionner"
export const printLabels: string = "Imprimer les étiquettes"
export const atMostFitOnePrint = (a: { count: number }): string => `Une impression est limitée à ${number(a.count)} colis.`
export const opensANewTab: string = "(ouvre un nouvel onglet)"
export const countSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} sélectionné` : `${number(a.count)} sélectionnés`)
export const countSelectedAndElsewhere = (a: { count: number; elsewhere: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} sélectionné` : `${number(a.count)} sélectionnés`)}, ${number(a.elsewhere)} sur d’autres pages`

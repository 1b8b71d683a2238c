// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const savedAndSentWhenOnline: string = "Remise enregistrée dans ce navigateur. Elle sera envoyée dès le retour de la connexion."
export const noRoomToSave: string = "Ce navigateur n’a plus de place pour enregistrer la remise. Gardez cette fenêtre ouverte et réessayez une fois en ligne."
export const deliveryOfRecorded = (a: { trackingId: string }): string => `Livraison de ${a.trackingId} enregistrée`
export const handoverOfNotRecorded = (a: { trackingId: string }): string => `La remise de ${a.trackingId} n’a pas été enregistrée`
export const serverRefusedTheDelivery: string = "Le serveur a refusé la livraison"
export const somethingWentWrong: string = "Une erreur s’est produite sur le serveur."
export const deliveryRecorded: string = "Livraison enregistrée"
export const couldNotRecordDelivery: string = "Impossible d’enregistrer la livraison"
export const parcelNotFound: string = "Colis introuvable"
export const handOver: string = "Remettre"
export const putAside: string = "Mettre de côté"
export const tryAgain: string = "Réessayer"
export const loadingTheParcel: string = "Chargement du colis…"
export const couldNotLoadParcel: string = "Impossible de charger le colis."
export const handoverIsSaved: string = "La remise est enregistrée dans ce navigateur et sera envoyée dès le retour de la connexion."
export const noAnswerCame: string = "Aucune réponse reçue. Vérifiez le colis avant de le remettre à nouveau."
export const deliveryWasNotRecorded: string = "La livraison n’a pas été enregistrée."
export const notPossibleNow: string = "Impossible pour ce colis actuellement"
export const moreAreHandedOverNext = (a: { count: number }): string => (a.count === 0 ? "" : category(a.count) === 'one' ? `${number(a.count)} autre colis a été scanné et sera remis ensuite.` : `${number(a.count)} autres colis ont été scannés et seront remis ensuite.`)
export const keptHandovers: string = "Remises conservées"
export const correctIt: string = "Corriger"
export const close: string = "Fermer"
export const discard: string = "Supprimer"
export const discardThisHandover: string = "Supprimer cette remise ?"
export const keepIt: string = "Conserver"
export const whatDiscardingDoes = (a: { trackingId: string }): string => `Votre saisie pour ${a.trackingId} est supprimée, avec sa signature et sa photo. Si elle n’est pas parvenue au serveur, le colis n’est pas marqué comme livré.`
export const keptRecorded = <Part>(a: { id: (text: string) => Part; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), " : la livraison est enregistrée."]
export const keptRefused = <Part>(a: { id: (text: string) => Part; reason: string; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), " : la remise (", a.time, ") n’a pas été enregistrée. ", a.reason]
export const keptWaiting = <Part>(a: { id: (text: string) => Part; time: string; trackingId: string }): (string | Part)[] => [a.id(a.trackingId), " : remise (", a.time, ") à envoyer. Elle est enregistrée dans ce navigateur et sera envoyée dès le retour de la connexion."]
export const handoverIsNotRecordedYet: string = "Sa remise est conservée dans ce navigateur, mais pas encore enregistrée"

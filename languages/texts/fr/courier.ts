// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `${(category(a.done) === 'one' ? `${number(a.done)} arrêt` : `${number(a.done)} arrêts`)} sur ${number(a.stops)}`
export const runFinished: string = "Tournée terminée"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `${(category(a.done) === 'one' ? `${number(a.done)} arrêt` : `${number(a.done)} arrêts`)} sur ${number(a.stops)}. La tournée reste affichée ici jusqu’à sa réception par le serveur.`
export const stops: string = "Arrêts"
export const parcelsToLoad = (a: { count: number }): string => `${number(a.count)} colis à charger.`
export const loadAll: string = "Tout charger"
export const allStopsAreDone: string = "Tous les arrêts sont terminés"
export const finishRun: string = "Terminer la tournée"
export const loadParcelsQuestion = (a: { count: number }): string => `Charger ${number(a.count)} colis ?`
export const willBeMarkedAsDispatched: string = "Ils seront marqués comme expédiés. Ne chargez que ce qui est dans le véhicule."
export const yourRun: string = "Votre tournée"
export const offlineAsOf = (a: { time: string }): string => `Hors ligne, dernière mise à jour : ${a.time}`
export const noRunToday: string = "Pas de tournée aujourd’hui"
export const asSoonAsOneIsGivenOut: string = "Dès qu’une tournée vous est transmise, elle apparaît ici."
export const savedOnThisPhone: string = "Enregistré sur ce téléphone, et envoyé dès qu’il y a du réseau"
export const countNotSentYet = (a: { count: number }): string => `${number(a.count)} à envoyer`
export const otherRuns: string = "Autres tournées"
export const run: string = "Tournée"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `${a.name}, ${a.day} : ${(category(a.stops) === 'one' ? `${number(a.stops)} arrêt` : `${number(a.stops)} arrêts`)}`
export const startOfTheRun: string = "Début de la tournée"
export const endOfTheRun: string = "Fin de la tournée"
export const loadingOf = (a: { trackingId: string }): string => `Chargement de ${a.trackingId}`
export const deliveryOf = (a: { trackingId: string }): string => `Livraison de ${a.trackingId}`
export const failedAttemptFor = (a: { trackingId: string }): string => `Échec de livraison de ${a.trackingId}`
export const deliveredAt = (a: { time: string }): string => `Livré, ${a.time}`
export const canceledAt = (a: { time: string }): string => `Annulé, ${a.time}`
export const notDeliveredAt = (a: { time: string }): string => `Non livré, ${a.time}`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `Non livré : ${a.reason}, ${a.time}`
export const finishTheRun: string = "Terminer la tournée ?"
export const goOn: string = "Continuer"
export const allStopsAreDoneSentence: string = "Tous les arrêts sont terminés."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'one' ? `Il reste ${number(a.stops)} arrêt` : `Il reste ${number(a.stops)} arrêts`)} : ${(category(a.parcels) === 'one' ? `${number(a.parcels)} colis n’a pas été présenté et attendra` : `${number(a.parcels)} colis n’ont pas été présentés et attendront`)} une autre tournée.`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} saisie sous « À traiter » ne pourra plus être envoyée` : `${number(a.count)} saisies sous « À traiter » ne pourront plus être envoyées`)} une fois la tournée terminée.`
export const noRoomToSave: string = "Ce navigateur n’a plus de place pour enregistrer. Gardez cette fenêtre ouverte et réessayez une fois les saisies en attente envoyées."
export const needsAttention: string = "À traiter"
export const couldNotReadPhoto: string = "La photo est illisible pour l’instant. Veuillez réessayer."
export const correctIt: string = "Corriger"
export const tryAgain: string = "Réessayer"
export const discard: string = "Supprimer"
export const discardIt: string = "Supprimer cette saisie ?"
export const keepIt: string = "Conserver"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `${a.name} : votre saisie est supprimée, et le colis reste dans l’état connu du serveur.`
export const dayOfThisRunIsOver: string = "Le jour de cette tournée est passé. Dites au dépôt ce que vous avez fait, puis supprimez la saisie ici."
export const notOnYourRunAnyMore: string = "Ce colis n’est plus dans votre tournée."
export const wasRefused = (a: { name: string; reason: string }): string => `${a.name} : refus du serveur. ${a.reason}`
export const photoIsLost: string = "La photo n’est plus sur ce téléphone. Prenez-en une autre, ou envoyez sans photo."
export const serverRefusedIt: string = "Le serveur a refusé."
export const somethingWentWrong: string = "Une erreur s’est produite sur le serveur."
export const startRun: string = "Démarrer la tournée"
export const noOtherStopIsOpen: string = "Il ne reste aucun autre arrêt"
export const next: string = "Suivant"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "Livrer" : category(a.count) === 'one' ? "Livrer" : `Livrer les ${number(a.count)}`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "Charger" : category(a.count) === 'one' ? "Charger" : `Charger les ${number(a.count)}`)
export const couldNotDeliver: string = "Livraison impossible"
export const whatIsNext: string = "Prochaine étape"
export const openStops: string = "Arrêts restants"
export const parcels = (a: { count: number }): string => `${number(a.count)} colis`
export const doneStops = (a: { count: number }): string => `Terminés : ${(category(a.count) === 'one' ? `${number(a.count)} arrêt` : `${number(a.count)} arrêts`)}`
export const resultNotSentYet = (a: { result: string }): string => `${a.result}, à envoyer`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["Arrêt ", number(a.number), " sur ", number(a.count), a.hidden(` : ${a.address}`)]
export const opensTheMap: string = "(ouvre la carte)"
export const notSentYet: string = "À envoyer"
export const load: string = "Charger"
export const deliver: string = "Livrer"
export const noAnswerYet: string = "Pas encore de réponse. La saisie est enregistrée et s’envoie toute seule."
export const loadingYourRun: string = "Chargement de votre tournée…"
export const failedToLoadYourRun: string = "Impossible de charger votre tournée."
export const typeAndWeight = (a: { type: string; weight: string }): string => `${a.type}, ${a.weight}`

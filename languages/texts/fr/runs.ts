// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "Afficher"
export const parcels: string = "Colis"
export const runs: string = "Tournées"
export const stops: string = "Arrêts"
export const weight: string = "Poids"
export const parcelsPutOn = (a: { count: number; run: string }): string => `${(category(a.count) === 'one' ? `${number(a.count)} colis ajouté` : `${number(a.count)} colis ajoutés`)} à la tournée ${a.run}`
export const failedToPutOn: string = "Impossible d’ajouter les colis à la tournée"
export const parcelsSplit: string = "Colis répartis par code postal"
export const failedToSplit: string = "Impossible de répartir les colis"
export const dismiss: string = "Fermer"
export const coordinatesRemoved: string = "Coordonnées supprimées"
export const coordinatesSaved: string = "Coordonnées enregistrées"
export const enterLatitudeAndLongitude: string = "Saisissez une latitude et une longitude, par exemple 53.7443, -0.3326"
export const enterCoordinates: string = "Saisir les coordonnées"
export const changeCoordinates: string = "Modifier les coordonnées"
export const save: string = "Enregistrer"
export const latitudeLongitude: string = "Latitude, longitude"
export const copiedFromAMap: string = "Copiées depuis une carte, par exemple 53.7443, -0.3326"
export const waitUntilItIsSaved: string = "Attendez la fin de l’enregistrement"
export const remove: string = "Supprimer"
export const whatRemovingMeans: string = "L’arrêt est alors situé d’après son expéditeur ou son code postal."
export const changedMeanwhileSaveAgain: string = "La tournée a changé entre-temps. Enregistrez à nouveau."
export const failedToSaveCoordinates: string = "Impossible d’enregistrer les coordonnées"
export const changedMeanwhileRemoveAgain: string = "La tournée a changé entre-temps. Supprimez-les à nouveau."
export const failedToRemoveCoordinates: string = "Impossible de supprimer les coordonnées"
export const day: string = "Jour"
export const previousDay: string = "Jour précédent"
export const nextDay: string = "Jour suivant"
export const date: string = "Date"
export const today: string = "Aujourd’hui"
export const todayIs = (a: { day: string }): string => `Aujourd’hui, ${a.day}`
export const tomorrowIs = (a: { day: string }): string => `Demain, ${a.day}`
export const yesterdayWas = (a: { day: string }): string => `Hier, ${a.day}`
export const newRun: string = "Nouvelle tournée"
export const noCouriersYet: string = "Aucun livreur pour l’instant."
export const manageUsers: string = "Gestion des utilisateurs"
export const addACourier: string = "Ajoutez-en un sous « Gestion des utilisateurs » ; vous pourrez ensuite lui créer une tournée."
export const noRunsOnThisDay: string = "Aucune tournée ce jour-là."
export const makeOne: string = "Créez-en une, et ajoutez-y des colis."
export const dayIsOver: string = "Ce jour est passé"
export const addACourierFirst: string = "Ajoutez d’abord un livreur sous « Gestion des utilisateurs »"
export const stopsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} arrêt` : `${number(a.count)} arrêts`)
export const parcelsInAll = (a: { count: number }): string => `${number(a.count)} colis`
export const noRunsHere: string = "Pas de tournées ici."
export const serverHasNone: string = "Ce serveur n’en propose pas."
export const failedToProposeAnOrder: string = "Impossible de proposer un ordre"
export const orderTakenOver: string = "Ordre adopté"
export const failedToChangeTheOrder: string = "Impossible de changer l’ordre"
export const proposeAnOrder: string = "Proposer un ordre"
export const nothingToPutInOrder: string = "Il n’y a rien à ordonner"
export const proposedOrder: string = "Ordre proposé"
export const nothingIsKnownOfStops: string = "L’emplacement de ces arrêts est inconnu."
export const orderNow: string = "Ordre actuel"
export const proposed: string = "Proposé"
export const withoutCoordinates: string = "Sans coordonnées"
export const theyStayBehind: string = "Ils restent derrière l’arrêt qu’ils suivent actuellement."
export const coordinatesEnteredByHand: string = "Coordonnées saisies à la main"
export const proposeAgain: string = "La tournée a changé entre-temps : proposez à nouveau un ordre"
export const takeOver: string = "Adopter"
export const waitUntilItIsDone: string = "Attendez la fin de l’opération"
export const enter: string = "Saisir"
export const change: string = "Modifier"
export const enterCoordinatesOf = (a: { address: string }): string => `Saisir les coordonnées de l’arrêt ${a.address}`
export const changeCoordinatesOf = (a: { address: string }): string => `Modifier les coordonnées de l’arrêt ${a.address}`
export const noShorterOrder: string = "Aucun ordre plus court n’a été trouvé."
export const shorter = (a: { after: string; before: string; saved: string }): string => `${a.saved} de moins (estimation) : ${a.after}, actuellement ${a.before}.`
export const notShorter = (a: { after: string; before: string }): string => `${a.after} (estimation), actuellement ${a.before}.`
export const kilometres = (a: { distance: string }): string => `${a.distance} km`
export const selectedParcels: string = "Colis sélectionnés"
export const moreForSelectedParcels: string = "Autres actions pour les colis sélectionnés"
export const splitByPostcode: string = "Répartir par code postal"
export const noTwoRuns: string = "Il faut deux tournées pour y répartir les colis"
export const putOnRun: string = "Ajouter à une tournée"
export const countStops = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} arrêt` : `${number(a.count)} arrêts`)
export const countParcels = (a: { count: number }): string => `${number(a.count)} colis`
export const giveOutRun = (a: { run: string }): string => `Transmettre la tournée ${a.run}`
export const giveOut: string = "Transmettre"
export const takeBackRun = (a: { run: string }): string => `Repasser la tournée ${a.run} en brouillon`
export const takeBack: string = "Repasser en brouillon"
export const moreFor = (a: { run: string }): string => `Autres actions pour la tournée ${a.run}`
export const edit: string = "Modifier"
export const printManifest: string = "Imprimer le bordereau"
export const finish: string = "Terminer"
export const deleteIt: string = "Supprimer"
export const runGivenOut: string = "Tournée transmise"
export const failedToGiveOut: string = "Impossible de transmettre la tournée"
export const runTakenBack: string = "Tournée repassée en brouillon"
export const failedToTakeBack: string = "Impossible de repasser la tournée en brouillon"
export const runFinished: string = "Tournée terminée"
export const failedToFinish: string = "Impossible de terminer la tournée"
export const runDeleted: string = "Tournée supprimée"
export const failedToDelete: string = "Impossible de supprimer la tournée"
export const courier: string = "Livreur"
export const chooseACourier: string = "Choisir un livreur"
export const name: string = "Nom"
export const suchAsCityCentre: string = "Par exemple « Centre-ville » (facultatif)"
export const pleaseChooseACourier: string = "Choisissez un livreur"
export const pleaseChooseADay: string = "Choisissez un jour"
export const createRun: string = "Créer la tournée"
export const runCreated: string = "Tournée créée"
export const failedToCreate: string = "Impossible de créer la tournée"
export const editTheRun: string = "Modifier la tournée"
export const runChanged: string = "Tournée modifiée"
export const failedToChange: string = "Impossible de modifier la tournée"
export const manifest: string = "Bordereau"
export const runOnPaper: string = "La tournée sur papier, avec une ligne à signer à chaque arrêt."
export const backToTheRun: string = "Retour à la tournée"
export const noStopsYet: string = "Aucun arrêt pour l’instant."
export const run: string = "Tournée"
export const made: string = "Établi le"
export const by: string = "Par"
export const stopsOfTheRun: string = "Arrêts de la tournée"
export const trackingId: string = "Numéro de suivi"
export const address: string = "Adresse"
export const receiver: string = "Destinataire"
export const pieces: string = "Colis"
export const signature: string = "Signature"
export const handedOverBy: string = "Remis par"
export const takeBackQuestion = (a: { run: string }): string => `Repasser la tournée ${a.run} en brouillon ?`
export const whatTakingBackMeans = (a: { courier: string }): string => `La tournée redevient un brouillon et n’est plus visible pour ${a.courier}. Ce qui est fait reste fait.`
export const finishQuestion = (a: { run: string }): string => `Terminer la tournée ${a.run} ?`
export const finishRun: string = "Terminer la tournée"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `${(category(a.open) === 'one' ? `Il reste ${number(a.open)} arrêt` : `Il reste ${number(a.open)} arrêts`)} sur ${number(a.stops)}. Les colis correspondants attendront une autre tournée.`
export const deleteQuestion = (a: { run: string }): string => `Supprimer la tournée ${a.run} ?`
export const deleteRun: string = "Supprimer la tournée"
export const nothingOnIt: string = "Elle est vide."
export const itsParcelsWait: string = "Ses colis attendront une autre tournée."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` sur ${number(a.stops)}`)]
export const stopsDone: string = "Arrêts terminés"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `${(category(a.done) === 'one' ? `${number(a.done)} arrêt` : `${number(a.done)} arrêts`)} sur ${number(a.stops)}`
export const noSuchRun: string = "Cette tournée n’existe pas."
export const allRunsOfToday: string = "Toutes les tournées du jour"
export const runsOfTheDay: string = "Tournées du jour"
export const sums: string = "Totaux"
export const startedAt = (a: { time: string }): string => `Début : ${a.time}`
export const finishedAt = (a: { time: string }): string => `Fin : ${a.time}`
export const clearSelection: string = "Tout désélectionner"
export const howItIsSplit = (a: { sums: string }): string => `${a.sums}. Les codes postaux voisins vont dans la même tournée, et chaque tournée reçoit à peu près autant d’arrêts.`
export const cancel: string = "Annuler"
export const chooseARun: string = "Choisissez une tournée"
export const split: string = "Répartir"
export const getsNone: string = "Ne reçoit rien"
export const partOf = (a: { postcode: string; sums: string }): string => `${a.postcode} : ${a.sums}`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `${a.first} à ${a.last} : ${a.sums}`
export const noOtherRun: string = "Il n’y a pas d’autre tournée ce jour-là"
export const moveToRun: string = "Déplacer vers une tournée"
export const selectedStops: string = "Arrêts sélectionnés"
export const moreForSelectedStops: string = "Autres actions pour les arrêts sélectionnés"
export const countStopsSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} arrêt sélectionné` : `${number(a.count)} arrêts sélectionnés`)
export const takeOff: string = "Retirer"
export const stopAt = (a: { address: string; number: number }): string => `Arrêt ${number(a.number)}, ${a.address}`
export const dragToMove: string = "Faites glisser pour déplacer"
export const selectStop = (a: { address: string; number: number }): string => `Sélectionner l’arrêt ${number(a.number)}, ${a.address}`
export const firstOpenStop: string = "C’est le premier arrêt restant"
export const lastStop: string = "C’est le dernier arrêt"
export const moveStopUp = (a: { number: number }): string => `Monter l’arrêt ${number(a.number)}`
export const moveStopDown = (a: { number: number }): string => `Descendre l’arrêt ${number(a.number)}`
export const moreForStop = (a: { number: number }): string => `Autres actions pour l’arrêt ${number(a.number)}`
export const moveToTop: string = "Placer en premier"
export const moveToTheEnd: string = "Placer en dernier"
export const coordinates: string = "Coordonnées"
export const takeOffTheRun: string = "Retirer de la tournée"
export const takenOffTheRun: string = "Retiré de la tournée"
export const failedToTakeOff: string = "Impossible de retirer les arrêts de la tournée"
export const movedTo = (a: { run: string }): string => `Déplacement effectué vers la tournée ${a.run}`
export const failedToMove: string = "Impossible de déplacer les arrêts"
export const putParcelsOnTheRun: string = "Ajoutez des colis à la tournée depuis la liste de ceux qui attendent."
export const stopsInTheirOrder: string = "Arrêts dans l’ordre"
export const withoutAPostcode: string = "Sans code postal"
export const allOfGroup = (a: { count: number }): string => `Tous (${number(a.count)})`
export const selectParcel = (a: { address: string; trackingId: string }): string => `Sélectionner ${a.trackingId}, ${a.address}`
export const showMore = (a: { count: number }): string => `Afficher ${number(a.count)} de plus`
export const parcelsWithoutARun: string = "Colis sans tournée"
export const noParcelsWait: string = "Aucun colis n’attend de tournée."
export const approvedAppearHere: string = "Les colis validés apparaissent ici automatiquement."
export const searchParcels: string = "Rechercher un colis"
export const searchFor: string = "Adresse, destinataire ou numéro de suivi"
export const selectAll: string = "Tout sélectionner"
export const waitLongest = (a: { count: number }): string => `Voici les ${number(a.count)} colis qui attendent depuis le plus longtemps. Les autres suivront une fois ceux-ci placés dans des tournées.`
export const noResults: string = "Aucun résultat."
export const clearSearch: string = "Effacer la recherche"
export const noParcelsHere: string = "Pas de colis ici."
export const serverHasNoRuns: string = "Ce serveur ne propose pas de tournées."
export const thereWasNoAnswer = (a: { failure: string }): string => `${a.failure} : aucune réponse reçue. Voici l’état actuel ; vérifiez si l’opération a abouti.`
export const runWasChanged: string = "La tournée a changé entre-temps. Voici son état actuel ; recommencez l’opération."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `${a.address} : désormais arrêt ${number(a.number)} sur ${number(a.count)}.`
export const loadingTheRuns: string = "Chargement des tournées…"
export const failedToLoadTheRuns: string = "Impossible de charger les tournées."
export const loadingTheRun: string = "Chargement de la tournée…"
export const failedToLoadTheRun: string = "Impossible de charger la tournée."
export const loadingTheParcels: string = "Chargement des colis…"
export const failedToLoadTheParcels: string = "Impossible de charger les colis."
export const loadingCouriers: string = "Chargement des livreurs…"
export const failedToLoadCouriers: string = "Impossible de charger les livreurs."

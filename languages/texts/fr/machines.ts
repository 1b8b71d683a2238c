// Generated from languages/fr.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "Automates"
export const machine: string = "Automate"
export const simulate: string = "Simuler"
export const live: string = "En direct"
export const walk: string = "Parcours"
export const whatToDoWithTheMachine: string = "Que faire de l’automate"
export const machineIsIn = (a: { machine: string; state: string }): string => `${a.machine} : l’automate est dans l’état ${a.state}`
export const now: string = "Maintenant"
export const copyLinkToHere: string = "Copier le lien vers ce point"
export const undo: string = "Annuler"
export const startAgain: string = "Recommencer"
export const linkHasNoPlace = (a: { steps: string }): string => `La suite du lien est ${a.steps}. L’automate ne le permet pas dans son état actuel.`
export const whatCanHappen: string = "Événements possibles"
export const whatHappened: string = "Événements passés"
export const nothingYet: string = "Rien pour l’instant."
export const whatTheMachineKnows: string = "Ce que l’automate sait"
export const as: string = "En tant que"
export const anybody: string = "peu importe"
export const nothingHasHappened: string = "Il ne s’est encore rien passé"
export const anAdministrator: string = "administrateur"
export const theSender: string = "expéditeur"
export const theReceiver: string = "destinataire"
export const theCourier: string = "livreur"
export const onlyAnAdministrator: string = "Réservé à un administrateur"
export const onlyTheSender: string = "Réservé à l’expéditeur"
export const onlyTheReceiver: string = "Réservé au destinataire"
export const onlyTheCourier: string = "Réservé au livreur"
export const nothingToAnswer: string = "Aucune demande en cours n’attend cette réponse"
export const onlyWhen = (a: { condition: string }): string => `Seulement si ${a.condition}`
export const orWhen = (a: { first: string; second: string }): string => `${a.first}, ou si ${a.second}`
export const happensByItself: string = "Se produit tout seul"
export const somethingMoreSpecific: string = "Une transition plus précise répond ici à cet événement"
export const onlyWithoutAnotherCondition: string = "Seulement si aucune condition précédente n’est remplie"
export const noSuchTransitionHere: string = "Cette transition n’existe pas ici"
export const walkOf = (a: { number: number; total: number }): string => `Parcours ${number(a.number)} sur ${number(a.total)}`
export const allWalks: string = "Tous les parcours"
export const aboutWalks: string = "Ensemble, ils empruntent toutes les transitions de cet automate. Les coches sont conservées dans ce navigateur."
export const takeAlong: string = "À emporter"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "Tout décocher"
export const thisIsTheStart: string = "C’est le début"
export const back: string = "Retour"
export const thisIsTheEnd: string = "C’est la fin"
export const next: string = "Suivant"
export const stop: string = "Arrêter"
export const play: string = "Lire"
export const stepIsAsExpected = (a: { step: number }): string => `L’étape ${number(a.step)} est conforme`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["toujours ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} sur ${number(a.total)}`
export const findAStateOrAnEvent: string = "Chercher un état ou un événement"
export const moreMatches = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} autre` : `${number(a.count)} autres`)
export const nothingHasThatName: string = "Rien ici ne porte ce nom."
export const state: string = "État"
export const event: string = "Événement"
export const calls = (a: { call: string }): string => `appelle ${a.call}`
export const eventStays = (a: { event: string }): string => `${a.event} : sans changement`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `${a.event} : ${a.from} → ${a.to}`
export const anywhere: string = "partout"
export const matches = (a: { count: number }): string => (a.count === 0 ? "Aucun résultat" : category(a.count) === 'one' ? `${number(a.count)} résultat` : `${number(a.count)} résultats`)
export const machineDrawn = (a: { machine: string }): string => `${a.machine}, schéma`
export const howToMove: string = "Faites glisser pour déplacer. Ctrl et la molette, ou + et −, pour zoomer."
export const zoomOut: string = "Zoom arrière"
export const zoomIn: string = "Zoom avant"
export const backToActualSize = (a: { percent: string }): string => `${a.percent}, revenir à 100 %`
export const showAllOfIt: string = "Tout afficher"
export const machineInWords = (a: { machine: string }): string => `${a.machine} en toutes lettres`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", sinon")] : [a.condition(`, si ${a.guard}`)])), " : sans changement"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", sinon")] : [a.condition(`, si ${a.guard}`)])), " → ", a.states]
export const aRegionOfItsOwn: string = "une région à part"
export const theStart: string = "le début"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "l’automate est ici" : category(a.count) === 'one' ? `${number(a.count)} est ici` : `${number(a.count)} sont ici`)
export const noEventsYet: string = "Aucun événement pour l’instant"
export const events: string = "Événements"
export const eventsOf = (a: { machine: string }): string => `Événements : ${a.machine}`
export const pause: string = "Suspendre"
export const goOn: string = "Continuer"
export const exportJson: string = "Exporter en JSON"
export const clear: string = "Effacer"
export const pausedWhileMoreWait = (a: { count: number }): string => `En pause ; ${(category(a.count) === 'one' ? `${number(a.count)} autre attend` : `${number(a.count)} autres attendent`)}.`
export const doSomethingInAnotherTab: string = "Faites quelque chose dans un autre onglet : chaque événement s’inscrit ici."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, " → ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, ", toujours ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} événement plus ancien se trouve` : `${number(a.count)} événements plus anciens se trouvent`)} dans l’export.`
export const machineRunning = (a: { count: number; machine: string }): string => `${a.machine} : ${number(a.count)} en cours`
export const runningNow: string = "En cours"
export const machineIsOnlyAsked: string = "Cet automate ne s’exécute pas dans un navigateur : le serveur le consulte avant chaque changement."
export const machineRunsInNoTab: string = "Cet automate ne s’exécute dans aucun onglet ouvert."
export const drawTheMachineThatActedLast: string = "Dessiner l’automate actif en dernier"
export const openInAnotherTab: string = "Ouvrez Waybill dans un autre onglet : ses acteurs apparaîtront ici."
export const pressOneToSeeItAlone: string = "Appuyez sur l’un d’eux pour le voir seul."
export const showAllAgain: string = "Tout réafficher"
export const startIs = (a: { state: string }): string => `Début : ${a.state}.`
export const yes: string = "oui"
export const no: string = "non"

// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const progress = (a: { done: number; stops: number }): string => `${number(a.done)} von ${(category(a.stops) === 'one' ? `${number(a.stops)} Stopp` : `${number(a.stops)} Stopps`)}`
export const runFinished: string = "Tour beendet"
export const shownUntilServerHasIt = (a: { done: number; stops: number }): string => `${number(a.done)} von ${(category(a.stops) === 'one' ? `${number(a.stops)} Stopp` : `${number(a.stops)} Stopps`)}. Die Tour bleibt hier sichtbar, bis alles beim Server ist.`
export const stops: string = "Stopps"
export const parcelsToLoad = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)} zu verladen.`
export const loadAll: string = "Alle verladen"
export const allStopsAreDone: string = "Alle Stopps erledigt"
export const finishRun: string = "Tour beenden"
export const loadParcelsQuestion = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)} verladen?`
export const willBeMarkedAsDispatched: string = "Sie werden als versandt markiert. Verladen Sie nur, was im Fahrzeug ist."
export const yourRun: string = "Ihre Tour"
export const offlineAsOf = (a: { time: string }): string => `Offline, Stand ${a.time}`
export const noRunToday: string = "Heute keine Tour"
export const asSoonAsOneIsGivenOut: string = "Sobald Ihnen eine zugewiesen wird, steht sie hier."
export const savedOnThisPhone: string = "Auf diesem Telefon gespeichert; wird gesendet, sobald eine Verbindung besteht"
export const countNotSentYet = (a: { count: number }): string => `${number(a.count)} noch nicht gesendet`
export const otherRuns: string = "Andere Touren"
export const run: string = "Tour"
export const otherRun = (a: { day: string; name: string; stops: number }): string => `${a.name}, ${a.day}: ${(category(a.stops) === 'one' ? `${number(a.stops)} Stopp` : `${number(a.stops)} Stopps`)}`
export const startOfTheRun: string = "Beginn der Tour"
export const endOfTheRun: string = "Ende der Tour"
export const loadingOf = (a: { trackingId: string }): string => `Verladung von ${a.trackingId}`
export const deliveryOf = (a: { trackingId: string }): string => `Zustellung von ${a.trackingId}`
export const failedAttemptFor = (a: { trackingId: string }): string => `Zustellversuch für ${a.trackingId}`
export const deliveredAt = (a: { time: string }): string => `Zugestellt, ${a.time}`
export const canceledAt = (a: { time: string }): string => `Storniert, ${a.time}`
export const notDeliveredAt = (a: { time: string }): string => `Nicht zugestellt, ${a.time}`
export const notDeliveredBecause = (a: { reason: string; time: string }): string => `Nicht zugestellt: ${a.reason}, ${a.time}`
export const finishTheRun: string = "Tour beenden?"
export const goOn: string = "Fortsetzen"
export const allStopsAreDoneSentence: string = "Alle Stopps sind erledigt."
export const stopsAreOpen = (a: { parcels: number; stops: number }): string => `${(category(a.stops) === 'one' ? `${number(a.stops)} Stopp ist` : `${number(a.stops)} Stopps sind`)} offen: ${(category(a.parcels) === 'one' ? `${number(a.parcels)} Sendung wurde` : `${number(a.parcels)} Sendungen wurden`)} nicht angefahren. ${(category(a.parcels) === 'one' ? "Sie wartet" : "Sie warten")} auf eine andere Tour.`
export const cannotBeSentOnceFinished = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Eintrag unter „Zu klären“ kann` : `${number(a.count)} Einträge unter „Zu klären“ können`)} nicht mehr gesendet werden, sobald die Tour beendet ist.`
export const noRoomToSave: string = "Der Speicher dieses Browsers ist voll. Lassen Sie dieses Fenster offen und versuchen Sie es erneut, sobald die wartenden Einträge gesendet sind."
export const needsAttention: string = "Zu klären"
export const couldNotReadPhoto: string = "Das Foto kann gerade nicht gelesen werden. Bitte versuchen Sie es erneut."
export const correctIt: string = "Korrigieren"
export const tryAgain: string = "Erneut versuchen"
export const discard: string = "Verwerfen"
export const discardIt: string = "Verwerfen?"
export const keepIt: string = "Behalten"
export const whatYouTookDownIsDeleted = (a: { name: string }): string => `${a.name}: Ihre Angaben werden gelöscht; für die Sendung gilt weiter der Stand des Servers.`
export const dayOfThisRunIsOver: string = "Der Tag dieser Tour ist vorbei. Melden Sie dem Depot, was Sie erledigt haben, und verwerfen Sie den Eintrag dann hier."
export const notOnYourRunAnyMore: string = "Die Sendung ist nicht mehr auf Ihrer Tour."
export const wasRefused = (a: { name: string; reason: string }): string => `${a.name}: abgelehnt. ${a.reason}`
export const photoIsLost: string = "Das Foto ist nicht mehr auf diesem Telefon. Machen Sie ein neues oder senden Sie ohne Foto."
export const serverRefusedIt: string = "Der Server hat es abgelehnt."
export const somethingWentWrong: string = "Auf dem Server ist ein Fehler aufgetreten."
export const startRun: string = "Tour starten"
export const noOtherStopIsOpen: string = "Kein weiterer Stopp ist offen"
export const next: string = "Weiter"
export const deliverAll = (a: { count: number }): string => (a.count === 1 ? "Zustellen" : `Alle ${number(a.count)} zustellen`)
export const loadAllOfStop = (a: { count: number }): string => (a.count === 1 ? "Verladen" : `Alle ${number(a.count)} verladen`)
export const couldNotDeliver: string = "Nicht zugestellt"
export const whatIsNext: string = "Nächster Schritt"
export const openStops: string = "Offene Stopps"
export const parcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)
export const doneStops = (a: { count: number }): string => `Erledigt: ${(category(a.count) === 'one' ? `${number(a.count)} Stopp` : `${number(a.count)} Stopps`)}`
export const resultNotSentYet = (a: { result: string }): string => `${a.result}, noch nicht gesendet`
export const stopOf = <Part>(a: { address: string; count: number; hidden: (text: string) => Part; number: number }): (string | Part)[] => ["Stopp ", number(a.number), " von ", number(a.count), a.hidden(`: ${a.address}`)]
export const opensTheMap: string = "(öffnet die Karte)"
export const notSentYet: string = "Noch nicht gesendet"
export const load: string = "Verladen"
export const deliver: string = "Zustellen"
export const noAnswerYet: string = "Noch keine Antwort. Der Eintrag ist gespeichert und wird automatisch gesendet."
export const loadingYourRun: string = "Ihre Tour wird geladen …"
export const failedToLoadYourRun: string = "Ihre Tour konnte nicht geladen werden."
export const typeAndWeight = (a: { type: string; weight: string }): string => `${a.type}, ${a.weight}`

// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "Anzeigen"
export const parcels: string = "Sendungen"
export const runs: string = "Touren"
export const stops: string = "Stopps"
export const weight: string = "Gewicht"
export const parcelsPutOn = (a: { count: number; run: string }): string => `${a.run}: ${(category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)} hinzugefügt`
export const failedToPutOn: string = "Die Sendungen konnten nicht zur Tour hinzugefügt werden"
export const parcelsSplit: string = "Sendungen nach Postleitzahl aufgeteilt"
export const failedToSplit: string = "Die Sendungen konnten nicht aufgeteilt werden"
export const dismiss: string = "Ausblenden"
export const coordinatesRemoved: string = "Koordinaten entfernt"
export const coordinatesSaved: string = "Koordinaten gespeichert"
export const enterLatitudeAndLongitude: string = "Bitte geben Sie Breiten- und Längengrad ein, zum Beispiel 53.7443, -0.3326"
export const enterCoordinates: string = "Koordinaten eingeben"
export const changeCoordinates: string = "Koordinaten ändern"
export const save: string = "Speichern"
export const latitudeLongitude: string = "Breitengrad, Längengrad"
export const copiedFromAMap: string = "Aus einer Karte kopiert, zum Beispiel 53.7443, -0.3326"
export const waitUntilItIsSaved: string = "Bitte warten, bis gespeichert ist"
export const remove: string = "Entfernen"
export const whatRemovingMeans: string = "Der Stopp liegt dann dort, wo ihn der Absender oder die Postleitzahl verortet."
export const changedMeanwhileSaveAgain: string = "Die Tour wurde inzwischen geändert. Bitte speichern Sie erneut."
export const failedToSaveCoordinates: string = "Die Koordinaten konnten nicht gespeichert werden"
export const changedMeanwhileRemoveAgain: string = "Die Tour wurde inzwischen geändert. Bitte entfernen Sie die Koordinaten erneut."
export const failedToRemoveCoordinates: string = "Die Koordinaten konnten nicht entfernt werden"
export const day: string = "Tag"
export const previousDay: string = "Vorheriger Tag"
export const nextDay: string = "Nächster Tag"
export const date: string = "Datum"
export const today: string = "Heute"
export const todayIs = (a: { day: string }): string => `Heute, ${a.day}`
export const tomorrowIs = (a: { day: string }): string => `Morgen, ${a.day}`
export const yesterdayWas = (a: { day: string }): string => `Gestern, ${a.day}`
export const newRun: string = "Neue Tour"
export const noCouriersYet: string = "Noch keine Zusteller."
export const manageUsers: string = "Benutzer verwalten"
export const addACourier: string = "Fügen Sie unter „Benutzer verwalten“ einen hinzu, dann können Sie eine Tour für ihn erstellen."
export const noRunsOnThisDay: string = "Keine Touren an diesem Tag."
export const makeOne: string = "Erstellen Sie eine und fügen Sie Sendungen hinzu."
export const dayIsOver: string = "Dieser Tag ist vorbei"
export const addACourierFirst: string = "Fügen Sie zuerst unter „Benutzer verwalten“ einen Zusteller hinzu"
export const stopsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Stopp` : `${number(a.count)} Stopps`)
export const parcelsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)
export const noRunsHere: string = "Hier gibt es keine Touren."
export const serverHasNone: string = "Dieser Server hat keine."
export const failedToProposeAnOrder: string = "Es konnte keine Reihenfolge vorgeschlagen werden"
export const orderTakenOver: string = "Reihenfolge übernommen"
export const failedToChangeTheOrder: string = "Die Reihenfolge konnte nicht geändert werden"
export const proposeAnOrder: string = "Reihenfolge vorschlagen"
export const nothingToPutInOrder: string = "Es gibt nichts zu ordnen"
export const proposedOrder: string = "Vorgeschlagene Reihenfolge"
export const nothingIsKnownOfStops: string = "Von keinem dieser Stopps ist die Lage bekannt."
export const orderNow: string = "Jetzige Reihenfolge"
export const proposed: string = "Vorgeschlagen"
export const withoutCoordinates: string = "Ohne Koordinaten"
export const theyStayBehind: string = "Sie bleiben jeweils hinter dem Stopp, dem sie jetzt folgen."
export const coordinatesEnteredByHand: string = "Von Hand eingegebene Koordinaten"
export const proposeAgain: string = "Die Tour wurde inzwischen geändert: Bitte die Reihenfolge neu vorschlagen lassen"
export const takeOver: string = "Übernehmen"
export const waitUntilItIsDone: string = "Bitte warten, bis der Vorgang abgeschlossen ist"
export const enter: string = "Eingeben"
export const change: string = "Ändern"
export const enterCoordinatesOf = (a: { address: string }): string => `Koordinaten eingeben: ${a.address}`
export const changeCoordinatesOf = (a: { address: string }): string => `Koordinaten ändern: ${a.address}`
export const noShorterOrder: string = "Es wurde keine kürzere Reihenfolge gefunden."
export const shorter = (a: { after: string; before: string; saved: string }): string => `${a.saved} kürzer (geschätzt): ${a.after}, jetzt ${a.before}.`
export const notShorter = (a: { after: string; before: string }): string => `${a.after} (geschätzt), jetzt ${a.before}.`
export const kilometres = (a: { distance: string }): string => `${a.distance} km`
export const selectedParcels: string = "Ausgewählte Sendungen"
export const moreForSelectedParcels: string = "Mehr für ausgewählte Sendungen"
export const splitByPostcode: string = "Nach Postleitzahl aufteilen"
export const noTwoRuns: string = "Zum Aufteilen fehlen mindestens zwei Touren"
export const putOnRun: string = "Zur Tour hinzufügen"
export const countStops = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Stopp` : `${number(a.count)} Stopps`)
export const countParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} Sendung` : `${number(a.count)} Sendungen`)
export const giveOutRun = (a: { run: string }): string => `${a.run} zuweisen`
export const giveOut: string = "Zuweisen"
export const takeBackRun = (a: { run: string }): string => `${a.run} zurückziehen`
export const takeBack: string = "Zurückziehen"
export const moreFor = (a: { run: string }): string => `Mehr für ${a.run}`
export const edit: string = "Bearbeiten"
export const printManifest: string = "Ladeliste drucken"
export const finish: string = "Beenden"
export const deleteIt: string = "Löschen"
export const runGivenOut: string = "Tour zugewiesen"
export const failedToGiveOut: string = "Die Tour konnte nicht zugewiesen werden"
export const runTakenBack: string = "Tour zurückgezogen"
export const failedToTakeBack: string = "Die Tour konnte nicht zurückgezogen werden"
export const runFinished: string = "Tour beendet"
export const failedToFinish: string = "Die Tour konnte nicht beendet werden"
export const runDeleted: string = "Tour gelöscht"
export const failedToDelete: string = "Die Tour konnte nicht gelöscht werden"
export const courier: string = "Zusteller"
export const chooseACourier: string = "Zusteller auswählen"
export const name: string = "Name"
export const suchAsCityCentre: string = "Zum Beispiel „Innenstadt“ (optional)"
export const pleaseChooseACourier: string = "Bitte wählen Sie einen Zusteller"
export const pleaseChooseADay: string = "Bitte wählen Sie einen Tag"
export const createRun: string = "Tour erstellen"
export const runCreated: string = "Tour erstellt"
export const failedToCreate: string = "Die Tour konnte nicht erstellt werden"
export const editTheRun: string = "Tour bearbeiten"
export const runChanged: string = "Tour geändert"
export const failedToChange: string = "Die Tour konnte nicht geändert werden"
export const manifest: string = "Ladeliste"
export const runOnPaper: string = "Die Tour auf Papier, mit einer Zeile für die Unterschrift bei jedem Stopp."
export const backToTheRun: string = "Zurück zur Tour"
export const noStopsYet: string = "Noch keine Stopps."
export const run: string = "Tour"
export const made: string = "Erstellt am"
export const by: string = "Erstellt von"
export const stopsOfTheRun: string = "Stopps der Tour"
export const trackingId: string = "Sendungsnummer"
export const address: string = "Adresse"
export const receiver: string = "Empfänger"
export const pieces: string = "Stück"
export const signature: string = "Unterschrift"
export const handedOverBy: string = "Übergeben von"
export const takeBackQuestion = (a: { run: string }): string => `${a.run} zurückziehen?`
export const whatTakingBackMeans = (a: { courier: string }): string => `Die Tour wird wieder zum Entwurf, und ${a.courier} sieht sie nicht mehr. Erledigtes bleibt erledigt.`
export const finishQuestion = (a: { run: string }): string => `${a.run} beenden?`
export const finishRun: string = "Tour beenden"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `${(category(a.open) === 'one' ? `${number(a.open)} von ${number(a.stops)} Stopps ist` : `${number(a.open)} von ${number(a.stops)} Stopps sind`)} offen. Die zugehörigen Sendungen warten auf eine andere Tour.`
export const deleteQuestion = (a: { run: string }): string => `${a.run} löschen?`
export const deleteRun: string = "Tour löschen"
export const nothingOnIt: string = "Sie enthält keine Sendungen."
export const itsParcelsWait: string = "Die Sendungen darauf warten dann auf eine andere Tour."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` von ${number(a.stops)}`)]
export const stopsDone: string = "Erledigte Stopps"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `${number(a.done)} von ${(category(a.stops) === 'one' ? `${number(a.stops)} Stopp` : `${number(a.stops)} Stopps`)}`
export const noSuchRun: string = "Diese Tour gibt es nicht."
export const allRunsOfToday: string = "Alle Touren von heute"
export const runsOfTheDay: string = "Touren des Tages"
export const sums: string = "Summen"
export const startedAt = (a: { time: string }): string => `Gestartet ${a.time}`
export const finishedAt = (a: { time: string }): string => `Beendet ${a.time}`
export const clearSelection: string = "Auswahl aufheben"
export const howItIsSplit = (a: { sums: string }): string => `${a.sums}. Benachbarte Postleitzahlen kommen auf dieselbe Tour, und jede bekommt etwa gleich viele Stopps.`
export const cancel: string = "Abbrechen"
export const chooseARun: string = "Tour auswählen"
export const split: string = "Aufteilen"
export const getsNone: string = "Bekommt keine"
export const partOf = (a: { postcode: string; sums: string }): string => `${a.postcode}: ${a.sums}`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `${a.first} bis ${a.last}: ${a.sums}`
export const noOtherRun: string = "An diesem Tag gibt es keine andere Tour"
export const moveToRun: string = "Auf andere Tour verschieben"
export const selectedStops: string = "Ausgewählte Stopps"
export const moreForSelectedStops: string = "Mehr für ausgewählte Stopps"
export const countStopsSelected = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Stopp` : `${number(a.count)} Stopps`)} ausgewählt`
export const takeOff: string = "Entfernen"
export const stopAt = (a: { address: string; number: number }): string => `Stopp ${number(a.number)}, ${a.address}`
export const dragToMove: string = "Zum Verschieben ziehen"
export const selectStop = (a: { address: string; number: number }): string => `Stopp ${number(a.number)} auswählen, ${a.address}`
export const firstOpenStop: string = "Das ist der erste offene Stopp"
export const lastStop: string = "Das ist der letzte Stopp"
export const moveStopUp = (a: { number: number }): string => `Stopp ${number(a.number)} nach oben verschieben`
export const moveStopDown = (a: { number: number }): string => `Stopp ${number(a.number)} nach unten verschieben`
export const moreForStop = (a: { number: number }): string => `Mehr für Stopp ${number(a.number)}`
export const moveToTop: string = "An den Anfang verschieben"
export const moveToTheEnd: string = "Ans Ende verschieben"
export const coordinates: string = "Koordinaten"
export const takeOffTheRun: string = "Von der Tour entfernen"
export const takenOffTheRun: string = "Von der Tour entfernt"
export const failedToTakeOff: string = "Die Stopps konnten nicht von der Tour entfernt werden"
export const movedTo = (a: { run: string }): string => `Verschoben: ${a.run}`
export const failedToMove: string = "Die Stopps konnten nicht verschoben werden"
export const putParcelsOnTheRun: string = "Fügen Sie Sendungen aus der Liste der wartenden Sendungen hinzu."
export const stopsInTheirOrder: string = "Stopps in ihrer Reihenfolge"
export const withoutAPostcode: string = "Ohne Postleitzahl"
export const allOfGroup = (a: { count: number }): string => `Alle ${number(a.count)}`
export const selectParcel = (a: { address: string; trackingId: string }): string => `${a.trackingId} auswählen, ${a.address}`
export const showMore = (a: { count: number }): string => `${number(a.count)} weitere anzeigen`
export const parcelsWithoutARun: string = "Sendungen ohne Tour"
export const noParcelsWait: string = "Keine Sendungen warten auf eine Tour."
export const approvedAppearHere: string = "Freigegebene Sendungen erscheinen hier automatisch."
export const searchParcels: string = "Sendungen suchen"
export const searchFor: string = "Adresse, Empfänger oder Sendungsnummer"
export const selectAll: string = "Alle auswählen"
export const waitLongest = (a: { count: number }): string => `Dies sind die ${number(a.count)}, die am längsten warten. Die übrigen folgen, sobald diese auf Touren sind.`
export const noResults: string = "Keine Ergebnisse."
export const clearSearch: string = "Suche zurücksetzen"
export const noParcelsHere: string = "Hier gibt es keine Sendungen."
export const serverHasNoRuns: string = "Dieser Server hat keine Touren."
export const thereWasNoAnswer = (a: { failure: string }): string => `${a.failure}: keine Antwort vom Server. Sie sehen den jetzigen Stand; bitte prüfen Sie, ob die Änderung erfolgt ist.`
export const runWasChanged: string = "Die Tour wurde inzwischen geändert. Sie sehen den jetzigen Stand; bitte wiederholen Sie die Änderung."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `${a.address} ist jetzt Stopp ${number(a.number)} von ${number(a.count)}.`
export const loadingTheRuns: string = "Touren werden geladen …"
export const failedToLoadTheRuns: string = "Die Touren konnten nicht geladen werden."
export const loadingTheRun: string = "Tour wird geladen …"
export const failedToLoadTheRun: string = "Die Tour konnte nicht geladen werden."
export const loadingTheParcels: string = "Sendungen werden geladen …"
export const failedToLoadTheParcels: string = "Die Sendungen konnten nicht geladen werden."
export const loadingCouriers: string = "Zusteller werden geladen …"
export const failedToLoadCouriers: string = "Die Zusteller konnten nicht geladen werden."

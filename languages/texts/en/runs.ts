// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "Show"
export const parcels: string = "Parcels"
export const runs: string = "Runs"
export const stops: string = "Stops"
export const weight: string = "Weight"
export const parcelsPutOn = (a: { count: number; run: string }): string => `${(category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)} put on ${a.run}`
export const failedToPutOn: string = "Failed to put the parcels on the run"
export const parcelsSplit: string = "Parcels split by postcode"
export const failedToSplit: string = "Failed to split the parcels"
export const dismiss: string = "Dismiss"
export const coordinatesRemoved: string = "Coordinates removed"
export const coordinatesSaved: string = "Coordinates saved"
export const enterLatitudeAndLongitude: string = "Please enter a latitude and a longitude, such as 53.7443, -0.3326"
export const enterCoordinates: string = "Enter coordinates"
export const changeCoordinates: string = "Change coordinates"
export const save: string = "Save"
export const latitudeLongitude: string = "Latitude, longitude"
export const copiedFromAMap: string = "Copied from a map, such as 53.7443, -0.3326"
export const waitUntilItIsSaved: string = "Wait until it is saved"
export const remove: string = "Remove"
export const whatRemovingMeans: string = "Then the stop is where its sender or its postcode says."
export const changedMeanwhileSaveAgain: string = "The run was changed meanwhile. Please save again."
export const failedToSaveCoordinates: string = "Failed to save the coordinates"
export const changedMeanwhileRemoveAgain: string = "The run was changed meanwhile. Please remove them again."
export const failedToRemoveCoordinates: string = "Failed to remove the coordinates"
export const day: string = "Day"
export const previousDay: string = "Previous day"
export const nextDay: string = "Next day"
export const date: string = "Date"
export const today: string = "Today"
export const todayIs = (a: { day: string }): string => `Today, ${a.day}`
export const tomorrowIs = (a: { day: string }): string => `Tomorrow, ${a.day}`
export const yesterdayWas = (a: { day: string }): string => `Yesterday, ${a.day}`
export const newRun: string = "New run"
export const noCouriersYet: string = "No couriers yet."
export const manageUsers: string = "Manage Users"
export const addACourier: string = "Add one on Manage Users; then you can make a run for them."
export const noRunsOnThisDay: string = "No runs on this day."
export const makeOne: string = "Make one, and put parcels on it."
export const dayIsOver: string = "This day is over"
export const addACourierFirst: string = "Add a courier on Manage Users first"
export const stopsInAll = (a: { count: number }): string => `${number(a.count)} stops`
export const parcelsInAll = (a: { count: number }): string => `${number(a.count)} parcels`
export const noRunsHere: string = "No runs here."
export const serverHasNone: string = "This server has none."
export const failedToProposeAnOrder: string = "Failed to propose an order"
export const orderTakenOver: string = "Order taken over"
export const failedToChangeTheOrder: string = "Failed to change the order"
export const proposeAnOrder: string = "Propose an order"
export const nothingToPutInOrder: string = "There is nothing to put in order"
export const proposedOrder: string = "Proposed order"
export const nothingIsKnownOfStops: string = "Nothing is known of where these stops are."
export const orderNow: string = "Order now"
export const proposed: string = "Proposed"
export const withoutCoordinates: string = "Without coordinates"
export const theyStayBehind: string = "Each stays behind the stop that is before it now."
export const coordinatesEnteredByHand: string = "Coordinates entered by hand"
export const proposeAgain: string = "The run was changed meanwhile: propose an order again"
export const takeOver: string = "Take over"
export const waitUntilItIsDone: string = "Wait until it is done"
export const enter: string = "Enter"
export const change: string = "Change"
export const enterCoordinatesOf = (a: { address: string }): string => `Enter coordinates of ${a.address}`
export const changeCoordinatesOf = (a: { address: string }): string => `Change coordinates of ${a.address}`
export const noShorterOrder: string = "No shorter order was found."
export const shorter = (a: { after: string; before: string; saved: string }): string => `${a.saved} shorter (estimated): ${a.after}, now ${a.before}.`
export const notShorter = (a: { after: string; before: string }): string => `${a.after} (estimated), now ${a.before}.`
export const kilometres = (a: { distance: string }): string => `${a.distance} km`
export const selectedParcels: string = "Selected parcels"
export const moreForSelectedParcels: string = "More for selected parcels"
export const splitByPostcode: string = "Split by postcode"
export const noTwoRuns: string = "There are no two runs to split them between"
export const putOnRun: string = "Put on run"
export const countStops = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} stop` : `${number(a.count)} stops`)
export const countParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parcel` : `${number(a.count)} parcels`)
export const giveOutRun = (a: { run: string }): string => `Give out ${a.run}`
export const giveOut: string = "Give out"
export const takeBackRun = (a: { run: string }): string => `Take back ${a.run}`
export const takeBack: string = "Take back"
export const moreFor = (a: { run: string }): string => `More for ${a.run}`
export const edit: string = "Edit"
export const printManifest: string = "Print manifest"
export const finish: string = "Finish"
export const deleteIt: string = "Delete"
export const runGivenOut: string = "Run given out"
export const failedToGiveOut: string = "Failed to give out the run"
export const runTakenBack: string = "Run taken back"
export const failedToTakeBack: string = "Failed to take back the run"
export const runFinished: string = "Run finished"
export const failedToFinish: string = "Failed to finish the run"
export const runDeleted: string = "Run deleted"
export const failedToDelete: string = "Failed to delete the run"
export const courier: string = "Courier"
export const chooseACourier: string = "Choose a courier"
export const name: string = "Name"
export const suchAsCityCentre: string = "Such as “City centre” (optional)"
export const pleaseChooseACourier: string = "Please choose a courier"
export const pleaseChooseADay: string = "Please choose a day"
export const createRun: string = "Create run"
export const runCreated: string = "Run created"
export const failedToCreate: string = "Failed to create the run"
export const editTheRun: string = "Edit the run"
export const runChanged: string = "Run changed"
export const failedToChange: string = "Failed to change the run"
export const manifest: string = "Manifest"
export const runOnPaper: string = "The run on paper, with a line to be signed at each stop."
export const backToTheRun: string = "Back to the run"
export const noStopsYet: string = "No stops yet."
export const run: string = "Run"
export const made: string = "Made"
export const by: string = "By"
export const stopsOfTheRun: string = "Stops of the run"
export const trackingId: string = "Tracking ID"
export const address: string = "Address"
export const receiver: string = "Receiver"
export const pieces: string = "Pieces"
export const signature: string = "Signature"
export const handedOverBy: string = "Handed over by"
export const takeBackQuestion = (a: { run: string }): string => `Take back ${a.run}?`
export const whatTakingBackMeans = (a: { courier: string }): string => `It becomes a draft, and ${a.courier} no longer sees it. What is done stays done.`
export const finishQuestion = (a: { run: string }): string => `Finish ${a.run}?`
export const finishRun: string = "Finish run"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `${number(a.open)} of ${number(a.stops)} stops are open. Their parcels wait for another run.`
export const deleteQuestion = (a: { run: string }): string => `Delete ${a.run}?`
export const deleteRun: string = "Delete run"
export const nothingOnIt: string = "There is nothing on it."
export const itsParcelsWait: string = "Its parcels wait for another run."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` of ${number(a.stops)}`)]
export const stopsDone: string = "Stops done"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `${number(a.done)} of ${number(a.stops)} stops`
export const noSuchRun: string = "There is no such run."
export const allRunsOfToday: string = "All runs of today"
export const runsOfTheDay: string = "Runs of the day"
export const sums: string = "Sums"
export const startedAt = (a: { time: string }): string => `Started ${a.time}`
export const finishedAt = (a: { time: string }): string => `Finished ${a.time}`
export const clearSelection: string = "Clear selection"
export const howItIsSplit = (a: { sums: string }): string => `${a.sums}. Neighbouring postcodes go to the same run, and each gets about as many stops.`
export const cancel: string = "Cancel"
export const chooseARun: string = "Choose a run"
export const split: string = "Split"
export const getsNone: string = "Gets none"
export const partOf = (a: { postcode: string; sums: string }): string => `${a.postcode}: ${a.sums}`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `${a.first} to ${a.last}: ${a.sums}`
export const noOtherRun: string = "There is no other run on this day"
export const moveToRun: string = "Move to run"
export const selectedStops: string = "Selected stops"
export const moreForSelectedStops: string = "More for selected stops"
export const countStopsSelected = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} stop` : `${number(a.count)} stops`)} selected`
export const takeOff: string = "Take off"
export const stopAt = (a: { address: string; number: number }): string => `Stop ${number(a.number)}, ${a.address}`
export const dragToMove: string = "Drag to move"
export const selectStop = (a: { address: string; number: number }): string => `Select stop ${number(a.number)}, ${a.address}`
export const firstOpenStop: string = "It is the first open stop"
export const lastStop: string = "It is the last stop"
export const moveStopUp = (a: { number: number }): string => `Move stop ${number(a.number)} up`
export const moveStopDown = (a: { number: number }): string => `Move stop ${number(a.number)} down`
export const moreForStop = (a: { number: number }): string => `More for stop ${number(a.number)}`
export const moveToTop: string = "Move to top"
export const moveToTheEnd: string = "Move to the end"
export const coordinates: string = "Coordinates"
export const takeOffTheRun: string = "Take off the run"
export const takenOffTheRun: string = "Taken off the run"
export const failedToTakeOff: string = "Failed to take the stops off the run"
export const movedTo = (a: { run: string }): string => `Moved to ${a.run}`
export const failedToMove: string = "Failed to move the stops"
export const putParcelsOnTheRun: string = "Put parcels on the run from the list of those without a run."
export const stopsInTheirOrder: string = "Stops in their order"
export const withoutAPostcode: string = "Without a postcode"
export const allOfGroup = (a: { count: number }): string => `All ${number(a.count)}`
export const selectParcel = (a: { address: string; trackingId: string }): string => `Select ${a.trackingId}, ${a.address}`
export const showMore = (a: { count: number }): string => `Show ${number(a.count)} more`
export const parcelsWithoutARun: string = "Parcels without a run"
export const noParcelsWait: string = "No parcels wait for a run."
export const approvedAppearHere: string = "Approved parcels appear here by themselves."
export const searchParcels: string = "Search parcels"
export const searchFor: string = "Address, receiver or tracking ID"
export const selectAll: string = "Select all"
export const waitLongest = (a: { count: number }): string => `These are the ${number(a.count)} that wait longest. The others follow once they are on runs.`
export const noResults: string = "No results."
export const clearSearch: string = "Clear search"
export const noParcelsHere: string = "No parcels here."
export const serverHasNoRuns: string = "This server has no runs."
export const thereWasNoAnswer = (a: { failure: string }): string => `${a.failure}: there was no answer. It is shown as it is now; please look whether it is done.`
export const runWasChanged: string = "The run was changed meanwhile. It is shown as it is now; please do it again."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `${a.address} is now stop ${number(a.number)} of ${number(a.count)}.`
export const loadingTheRuns: string = "Loading the runs…"
export const failedToLoadTheRuns: string = "Failed to load the runs."
export const loadingTheRun: string = "Loading the run…"
export const failedToLoadTheRun: string = "Failed to load the run."
export const loadingTheParcels: string = "Loading the parcels…"
export const failedToLoadTheParcels: string = "Failed to load the parcels."
export const loadingCouriers: string = "Loading couriers…"
export const failedToLoadCouriers: string = "Failed to load couriers."

// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const show: string = "Mostrar"
export const parcels: string = "Envíos"
export const runs: string = "Rutas"
export const stops: string = "Paradas"
export const weight: string = "Peso"
export const parcelsPutOn = (a: { count: number; run: string }): string => `${(category(a.count) === 'one' ? `${number(a.count)} envío añadido` : `${number(a.count)} envíos añadidos`)} a la ruta «${a.run}»`
export const failedToPutOn: string = "No se han podido añadir los envíos a la ruta"
export const parcelsSplit: string = "Envíos repartidos por código postal"
export const failedToSplit: string = "No se han podido repartir los envíos"
export const dismiss: string = "Cerrar"
export const coordinatesRemoved: string = "Coordenadas eliminadas"
export const coordinatesSaved: string = "Coordenadas guardadas"
export const enterLatitudeAndLongitude: string = "Indique la latitud y la longitud, por ejemplo 53.7443, -0.3326"
export const enterCoordinates: string = "Indicar coordenadas"
export const changeCoordinates: string = "Cambiar coordenadas"
export const save: string = "Guardar"
export const latitudeLongitude: string = "Latitud, longitud"
export const copiedFromAMap: string = "Copiadas de un mapa, por ejemplo 53.7443, -0.3326"
export const waitUntilItIsSaved: string = "Espere a que se guarde"
export const remove: string = "Eliminar"
export const whatRemovingMeans: string = "La parada se situará entonces donde digan su remitente o su código postal."
export const changedMeanwhileSaveAgain: string = "La ruta ha cambiado entretanto. Vuelva a guardar."
export const failedToSaveCoordinates: string = "No se han podido guardar las coordenadas"
export const changedMeanwhileRemoveAgain: string = "La ruta ha cambiado entretanto. Vuelva a eliminarlas."
export const failedToRemoveCoordinates: string = "No se han podido eliminar las coordenadas"
export const day: string = "Día"
export const previousDay: string = "Día anterior"
export const nextDay: string = "Día siguiente"
export const date: string = "Fecha"
export const today: string = "Hoy"
export const todayIs = (a: { day: string }): string => `Hoy, ${a.day}`
export const tomorrowIs = (a: { day: string }): string => `Mañana, ${a.day}`
export const yesterdayWas = (a: { day: string }): string => `Ayer, ${a.day}`
export const newRun: string = "Nueva ruta"
export const noCouriersYet: string = "Aún no hay repartidores."
export const manageUsers: string = "Gestionar usuarios"
export const addACourier: string = "Añada uno en Gestionar usuarios; después podrá crearle una ruta."
export const noRunsOnThisDay: string = "No hay rutas este día."
export const makeOne: string = "Cree una y añádale envíos."
export const dayIsOver: string = "Este día ya ha pasado"
export const addACourierFirst: string = "Añada antes un repartidor en Gestionar usuarios"
export const stopsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parada` : `${number(a.count)} paradas`)
export const parcelsInAll = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)
export const noRunsHere: string = "Aquí no hay rutas."
export const serverHasNone: string = "Este servidor no las ofrece."
export const failedToProposeAnOrder: string = "No se ha podido proponer un orden"
export const orderTakenOver: string = "Orden aplicado"
export const failedToChangeTheOrder: string = "No se ha podido cambiar el orden"
export const proposeAnOrder: string = "Proponer un orden"
export const nothingToPutInOrder: string = "No hay nada que ordenar"
export const proposedOrder: string = "Orden propuesto"
export const nothingIsKnownOfStops: string = "No se sabe dónde están estas paradas."
export const orderNow: string = "Orden actual"
export const proposed: string = "Propuesto"
export const withoutCoordinates: string = "Sin coordenadas"
export const theyStayBehind: string = "Se quedan detrás de la misma parada que ahora."
export const coordinatesEnteredByHand: string = "Coordenadas indicadas a mano"
export const proposeAgain: string = "La ruta ha cambiado entretanto: vuelva a proponer un orden"
export const takeOver: string = "Aplicar"
export const waitUntilItIsDone: string = "Espere a que termine"
export const enter: string = "Indicar"
export const change: string = "Cambiar"
export const enterCoordinatesOf = (a: { address: string }): string => `Indicar las coordenadas de ${a.address}`
export const changeCoordinatesOf = (a: { address: string }): string => `Cambiar las coordenadas de ${a.address}`
export const noShorterOrder: string = "No se ha encontrado un orden más corto."
export const shorter = (a: { after: string; before: string; saved: string }): string => `${a.saved} menos (estimación): ${a.after}, ahora ${a.before}.`
export const notShorter = (a: { after: string; before: string }): string => `${a.after} (estimación), ahora ${a.before}.`
export const kilometres = (a: { distance: string }): string => `${a.distance} km`
export const selectedParcels: string = "Envíos seleccionados"
export const moreForSelectedParcels: string = "Más acciones para los envíos seleccionados"
export const splitByPostcode: string = "Repartir por código postal"
export const noTwoRuns: string = "No hay dos rutas entre las que repartirlos"
export const putOnRun: string = "Añadir a una ruta"
export const countStops = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parada` : `${number(a.count)} paradas`)
export const countParcels = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} envío` : `${number(a.count)} envíos`)
export const giveOutRun = (a: { run: string }): string => `Publicar la ruta «${a.run}»`
export const giveOut: string = "Publicar"
export const takeBackRun = (a: { run: string }): string => `Retirar la ruta «${a.run}»`
export const takeBack: string = "Retirar"
export const moreFor = (a: { run: string }): string => `Más acciones para la ruta «${a.run}»`
export const edit: string = "Editar"
export const printManifest: string = "Imprimir manifiesto"
export const finish: string = "Finalizar"
export const deleteIt: string = "Eliminar"
export const runGivenOut: string = "Ruta publicada"
export const failedToGiveOut: string = "No se ha podido publicar la ruta"
export const runTakenBack: string = "Ruta retirada"
export const failedToTakeBack: string = "No se ha podido retirar la ruta"
export const runFinished: string = "Ruta finalizada"
export const failedToFinish: string = "No se ha podido finalizar la ruta"
export const runDeleted: string = "Ruta eliminada"
export const failedToDelete: string = "No se ha podido eliminar la ruta"
export const courier: string = "Repartidor"
export const chooseACourier: string = "Elegir un repartidor"
export const name: string = "Nombre"
export const suchAsCityCentre: string = "Por ejemplo, «Centro» (opcional)"
export const pleaseChooseACourier: string = "Elija un repartidor"
export const pleaseChooseADay: string = "Elija un día"
export const createRun: string = "Crear ruta"
export const runCreated: string = "Ruta creada"
export const failedToCreate: string = "No se ha podido crear la ruta"
export const editTheRun: string = "Editar la ruta"
export const runChanged: string = "Ruta modificada"
export const failedToChange: string = "No se ha podido modificar la ruta"
export const manifest: string = "Manifiesto"
export const runOnPaper: string = "La ruta en papel, con una línea para firmar en cada parada."
export const backToTheRun: string = "Volver a la ruta"
export const noStopsYet: string = "Aún no hay paradas."
export const run: string = "Ruta"
export const made: string = "Fecha"
export const by: string = "Elaborado por"
export const stopsOfTheRun: string = "Paradas de la ruta"
export const trackingId: string = "Número de seguimiento"
export const address: string = "Dirección"
export const receiver: string = "Destinatario"
export const pieces: string = "Bultos"
export const signature: string = "Firma"
export const handedOverBy: string = "Entregado por"
export const takeBackQuestion = (a: { run: string }): string => `¿Retirar la ruta «${a.run}»?`
export const whatTakingBackMeans = (a: { courier: string }): string => `Pasa a ser un borrador y ${a.courier} deja de verla. Lo que ya está hecho se conserva.`
export const finishQuestion = (a: { run: string }): string => `¿Finalizar la ruta «${a.run}»?`
export const finishRun: string = "Finalizar ruta"
export const stopsAreOpen = (a: { open: number; stops: number }): string => `${(category(a.open) === 'one' ? `Queda pendiente ${number(a.open)} parada` : `Quedan pendientes ${number(a.open)} paradas`)} de ${number(a.stops)}. Sus envíos quedan a la espera de otra ruta.`
export const deleteQuestion = (a: { run: string }): string => `¿Eliminar la ruta «${a.run}»?`
export const deleteRun: string = "Eliminar ruta"
export const nothingOnIt: string = "No contiene nada."
export const itsParcelsWait: string = "Sus envíos quedan a la espera de otra ruta."
export const doneOf = <Part>(a: { done: number; rest: (text: string) => Part; stops: number }): (string | Part)[] => [number(a.done), a.rest(` de ${number(a.stops)}`)]
export const stopsDone: string = "Paradas hechas"
export const stopsDoneOf = (a: { done: number; stops: number }): string => `${number(a.done)} de ${(category(a.stops) === 'one' ? `${number(a.stops)} parada` : `${number(a.stops)} paradas`)}`
export const noSuchRun: string = "Esta ruta no existe."
export const allRunsOfToday: string = "Todas las rutas de hoy"
export const runsOfTheDay: string = "Rutas del día"
export const sums: string = "Totales"
export const startedAt = (a: { time: string }): string => `Iniciada: ${a.time}`
export const finishedAt = (a: { time: string }): string => `Finalizada: ${a.time}`
export const clearSelection: string = "Borrar selección"
export const howItIsSplit = (a: { sums: string }): string => `${a.sums}. Los códigos postales vecinos van a la misma ruta y cada ruta recibe más o menos el mismo número de paradas.`
export const cancel: string = "Cancelar"
export const chooseARun: string = "Elegir una ruta"
export const split: string = "Repartir"
export const getsNone: string = "No recibe ninguno"
export const partOf = (a: { postcode: string; sums: string }): string => `${a.postcode}: ${a.sums}`
export const partFromTo = (a: { first: string; last: string; sums: string }): string => `${a.first} a ${a.last}: ${a.sums}`
export const noOtherRun: string = "No hay otra ruta este día"
export const moveToRun: string = "Pasar a otra ruta"
export const selectedStops: string = "Paradas seleccionadas"
export const moreForSelectedStops: string = "Más acciones para las paradas seleccionadas"
export const countStopsSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} parada seleccionada` : `${number(a.count)} paradas seleccionadas`)
export const takeOff: string = "Quitar"
export const stopAt = (a: { address: string; number: number }): string => `Parada ${number(a.number)}, ${a.address}`
export const dragToMove: string = "Arrastrar para mover"
export const selectStop = (a: { address: string; number: number }): string => `Seleccionar la parada ${number(a.number)}, ${a.address}`
export const firstOpenStop: string = "Es la primera parada pendiente"
export const lastStop: string = "Es la última parada"
export const moveStopUp = (a: { number: number }): string => `Subir la parada ${number(a.number)}`
export const moveStopDown = (a: { number: number }): string => `Bajar la parada ${number(a.number)}`
export const moreForStop = (a: { number: number }): string => `Más acciones para la parada ${number(a.number)}`
export const moveToTop: string = "Mover al principio"
export const moveToTheEnd: string = "Mover al final"
export const coordinates: string = "Coordenadas"
export const takeOffTheRun: string = "Quitar de la ruta"
export const takenOffTheRun: string = "Quitado de la ruta"
export const failedToTakeOff: string = "No se han podido quitar las paradas de la ruta"
export const movedTo = (a: { run: string }): string => `Ahora en la ruta «${a.run}»`
export const failedToMove: string = "No se han podido mover las paradas"
export const putParcelsOnTheRun: string = "Añada envíos a la ruta desde la lista de los que esperan."
export const stopsInTheirOrder: string = "Paradas en su orden"
export const withoutAPostcode: string = "Sin código postal"
export const allOfGroup = (a: { count: number }): string => `Todos (${number(a.count)})`
export const selectParcel = (a: { address: string; trackingId: string }): string => `Seleccionar ${a.trackingId}, ${a.address}`
export const showMore = (a: { count: number }): string => `Mostrar ${number(a.count)} más`
export const parcelsWithoutARun: string = "Envíos sin ruta"
export const noParcelsWait: string = "Ningún envío espera ruta."
export const approvedAppearHere: string = "Los envíos aprobados aparecen aquí automáticamente."
export const searchParcels: string = "Buscar envíos"
export const searchFor: string = "Dirección, destinatario o número de seguimiento"
export const selectAll: string = "Seleccionar todo"
export const waitLongest = (a: { count: number }): string => `${(category(a.count) === 'one' ? "Este es el envío que más tiempo lleva" : `Estos son los ${number(a.count)} envíos que más tiempo llevan`)} esperando. Los demás aparecerán cuando estos tengan ruta.`
export const noResults: string = "No hay resultados."
export const clearSearch: string = "Borrar búsqueda"
export const noParcelsHere: string = "Aquí no hay envíos."
export const serverHasNoRuns: string = "Este servidor no ofrece rutas."
export const thereWasNoAnswer = (a: { failure: string }): string => `${a.failure}: no ha habido respuesta. Se muestra el estado actual; compruebe si el cambio se ha hecho.`
export const runWasChanged: string = "La ruta ha cambiado entretanto. Se muestra el estado actual; repita el cambio."
export const isNowStop = (a: { address: string; count: number; number: number }): string => `${a.address} es ahora la parada ${number(a.number)} de ${number(a.count)}.`
export const loadingTheRuns: string = "Cargando las rutas…"
export const failedToLoadTheRuns: string = "Error al cargar las rutas."
export const loadingTheRun: string = "Cargando la ruta…"
export const failedToLoadTheRun: string = "Error al cargar la ruta."
export const loadingTheParcels: string = "Cargando los envíos…"
export const failedToLoadTheParcels: string = "Error al cargar los envíos."
export const loadingCouriers: string = "Cargando los repartidores…"
export const failedToLoadCouriers: string = "Error al cargar los repartidores."

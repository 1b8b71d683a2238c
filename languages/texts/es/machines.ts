// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const machines: string = "Máquinas"
export const machine: string = "Máquina"
export const simulate: string = "Simular"
export const live: string = "En vivo"
export const walk: string = "Recorrer"
export const whatToDoWithTheMachine: string = "Qué hacer con la máquina"
export const machineIsIn = (a: { machine: string; state: string }): string => `${a.machine}: la máquina está en «${a.state}»`
export const now: string = "Ahora"
export const copyLinkToHere: string = "Copiar enlace a este punto"
export const undo: string = "Deshacer"
export const startAgain: string = "Volver a empezar"
export const linkHasNoPlace = (a: { steps: string }): string => `El enlace continúa con ${a.steps}, pero la máquina no lo admite ahora.`
export const whatCanHappen: string = "Qué puede ocurrir"
export const whatHappened: string = "Qué ha ocurrido"
export const nothingYet: string = "Nada todavía."
export const whatTheMachineKnows: string = "Qué sabe la máquina"
export const as: string = "Como"
export const anybody: string = "cualquiera"
export const nothingHasHappened: string = "Aún no ha ocurrido nada"
export const anAdministrator: string = "un administrador"
export const theSender: string = "el remitente"
export const theReceiver: string = "el destinatario"
export const theCourier: string = "el repartidor"
export const onlyAnAdministrator: string = "Solo puede hacerlo un administrador"
export const onlyTheSender: string = "Solo puede hacerlo el remitente"
export const onlyTheReceiver: string = "Solo puede hacerlo el destinatario"
export const onlyTheCourier: string = "Solo puede hacerlo el repartidor"
export const nothingToAnswer: string = "No hay nada en curso a lo que esto pueda responder"
export const onlyWhen = (a: { condition: string }): string => `Solo cuando ${a.condition}`
export const orWhen = (a: { first: string; second: string }): string => `${a.first}, o cuando ${a.second}`
export const happensByItself: string = "Ocurre automáticamente"
export const somethingMoreSpecific: string = "Aquí responde a este evento algo más específico"
export const onlyWithoutAnotherCondition: string = "Solo si no se cumple ninguna condición anterior"
export const noSuchTransitionHere: string = "Aquí no existe esa transición"
export const walkOf = (a: { number: number; total: number }): string => `Recorrido ${number(a.number)} de ${number(a.total)}`
export const allWalks: string = "Todos los recorridos"
export const aboutWalks: string = "Juntos pasan por todas las transiciones de esta máquina. Las marcas se guardan en este navegador."
export const takeAlong: string = "Descargar"
export const markdown: string = "Markdown"
export const csv: string = "CSV"
export const untickAll: string = "Desmarcar todo"
export const thisIsTheStart: string = "Este es el inicio"
export const back: string = "Atrás"
export const thisIsTheEnd: string = "Este es el final"
export const next: string = "Siguiente"
export const stop: string = "Detener"
export const play: string = "Reproducir"
export const stepIsAsExpected = (a: { step: number }): string => `El paso ${number(a.step)} es como se esperaba`
export const stillInState = <Part>(a: { state: string; strong: (text: string) => Part }): (string | Part)[] => ["sigue en ", a.strong(a.state)]
export const stepsDone = (a: { done: number; total: number }): string => `${number(a.done)} de ${number(a.total)}`
export const findAStateOrAnEvent: string = "Buscar un estado o un evento"
export const moreMatches = (a: { count: number }): string => `${number(a.count)} más`
export const nothingHasThatName: string = "Aquí no hay nada con ese nombre."
export const state: string = "Estado"
export const event: string = "Evento"
export const calls = (a: { call: string }): string => `llama a ${a.call}`
export const eventStays = (a: { event: string }): string => `${a.event}: se queda`
export const eventLeads = (a: { event: string; from: string; to: string }): string => `${a.event}: ${a.from} → ${a.to}`
export const anywhere: string = "cualquier estado"
export const matches = (a: { count: number }): string => (a.count === 0 ? "Sin coincidencias" : category(a.count) === 'one' ? `${number(a.count)} coincidencia` : `${number(a.count)} coincidencias`)
export const machineDrawn = (a: { machine: string }): string => `${a.machine}, diagrama`
export const howToMove: string = "Arrastre para mover. Amplíe o reduzca con Ctrl y la rueda, o con + y −."
export const zoomOut: string = "Reducir"
export const zoomIn: string = "Ampliar"
export const backToActualSize = (a: { percent: string }): string => `${a.percent}, volver al 100 %`
export const showAllOfIt: string = "Mostrar todo"
export const machineInWords = (a: { machine: string }): string => `${a.machine}, en palabras`
export const moveStays = <Part>(a: { condition: (text: string) => Part; event: string; guard: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", si no")] : [a.condition(`, cuando ${a.guard}`)])), ": se queda"]
export const moveLeads = <Part>(a: { condition: (text: string) => Part; event: string; guard: string; states: string }): (string | Part)[] => [a.event, ...((a.guard === "none" ? [] : a.guard === "otherwise" ? [a.condition(", si no")] : [a.condition(`, cuando ${a.guard}`)])), " → ", a.states]
export const aRegionOfItsOwn: string = "una región propia"
export const theStart: string = "el inicio"
export const areHere = (a: { count: number }): string => (a.count === 1 ? "la máquina está aquí" : `${number(a.count)} están aquí`)
export const noEventsYet: string = "Aún no hay eventos"
export const events: string = "Eventos"
export const eventsOf = (a: { machine: string }): string => `Eventos: ${a.machine}`
export const pause: string = "Pausar"
export const goOn: string = "Continuar"
export const exportJson: string = "Exportar JSON"
export const clear: string = "Borrar"
export const pausedWhileMoreWait = (a: { count: number }): string => `En pausa; ${(category(a.count) === 'one' ? `espera ${number(a.count)} más` : `esperan ${number(a.count)} más`)}.`
export const doSomethingInAnotherTab: string = "Haga algo en otra pestaña: cada evento se anota aquí."
export const actorWentTo = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, " → ", a.strong(a.state)]
export const actorIsStill = <Part>(a: { actor: string; state: string; strong: (text: string) => Part }): (string | Part)[] => [a.actor, ", sigue en ", a.strong(a.state)]
export const olderOnesInTheExport = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} evento anterior está en la exportación.` : `${number(a.count)} eventos anteriores están en la exportación.`)
export const machineRunning = (a: { count: number; machine: string }): string => `${a.machine}: ${number(a.count)} en marcha`
export const runningNow: string = "En marcha ahora"
export const machineIsOnlyAsked: string = "De esta máquina no se ejecuta nada en el navegador: el servidor la consulta antes de cada cambio."
export const machineRunsInNoTab: string = "De esta máquina no se ejecuta nada ahora en ninguna pestaña abierta."
export const drawTheMachineThatActedLast: string = "Dibujar la máquina que ha actuado la última"
export const openInAnotherTab: string = "Abra Waybill en otra pestaña; sus actores aparecerán aquí."
export const pressOneToSeeItAlone: string = "Pulse uno para verlo solo."
export const showAllAgain: string = "Volver a mostrar todos"
export const startIs = (a: { state: string }): string => `Inicio: ${a.state}.`
export const yes: string = "sí"
export const no: string = "no"

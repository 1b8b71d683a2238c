// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const database: string = "Base de datos"
export const replicasAreNotShown: string = "No se muestran las réplicas: la cuenta de la base de datos necesitaría el rol pg_read_all_stats."
export const noReplicas: string = "No hay réplicas."
export const replicas: string = "Réplicas"
export const synchronousReplica = <Part>(a: { name: string; small: (text: string) => Part }): (string | Part)[] => [a.name, a.small(", síncrona")]
export const countOfStreams = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} conexión` : `${number(a.count)} conexiones`)
export const liveUpdates: string = "Actualizaciones en directo"
export const usersTitle: string = "Usuarios"
export const visitors: string = "Visitantes"
export const emailsAndWebhooks: string = "Correos y webhooks"
export const notSentYet: string = "Aún sin enviar"
export const failedInADay: string = "Fallidos en 24 horas"
export const identityProvider: string = "Proveedor de identidad"
export const nameLabel: string = "Nombre"
export const lastBackup: string = "Última copia de seguridad"
export const noneKnown: string = "Ninguna conocida"
export const whichBackupsAreShown: string = "Aquí solo se muestran las copias de seguridad hechas con «npm run backup»."
export const made: string = "Fecha"
export const size: string = "Tamaño"
export const version: string = "Versión"
export const started: string = "Inicio"
export const lastSeen: string = "Última señal"
export const thisNodeAnsweredYou: string = "Este nodo le ha respondido."
export const jobs: string = "Tareas"
export const noJobs: string = "No hay tareas."
export const job: string = "Tarea"
export const state: string = "Estado"
export const failed: string = "Fallida"
export const succeeded: string = "Correcta"
export const lastRun: string = "Última ejecución"
export const notYet: string = "Todavía no"
export const every: string = "Cada"
export const runsOn: string = "Se ejecuta en"
export const oneNode: string = "Un nodo"
export const eachNode: string = "Cada nodo"
export const sendMessages: string = "Enviar correos y webhooks"
export const queueResetMails: string = "Preparar los correos para restablecer contraseñas"
export const reportNode: string = "Comunicar que el nodo está activo"
export const removeLostNodes: string = "Eliminar los nodos desaparecidos"
export const numberChanges: string = "Numerar los cambios para las actualizaciones en directo"
export const finishErasures: string = "Terminar de eliminar cuentas"
export const removeOldMessages: string = "Eliminar correos y webhooks antiguos"
export const removeOldNotifications: string = "Eliminar notificaciones antiguas"
export const removeOldSecrets: string = "Eliminar secretos de webhook sustituidos"
export const removeOldProofs: string = "Eliminar comprobantes de entrega antiguos"
export const finishPastRuns: string = "Finalizar las rutas de días pasados"
export const noSystemStatusHere: string = "Aquí no hay estado del sistema."
export const thisServerDoesNotReportIt: string = "Este servidor no lo comunica."
export const failedToRefresh: string = "No se ha podido actualizar. Puede que estos datos no estén actualizados."
export const nodes: string = "Nodos"
export const noNodesYet: string = "Aún no ha dado señal ningún nodo."
export const needsAttention: string = "Requiere atención"
export const nothingNeedsAttention: string = "Nada. Esta configuración es apta para producción."
export const loadingTheSystem: string = "Cargando el estado del sistema…"
export const silentFor = (a: { duration: string }): string => `Sin señal desde hace ${a.duration}`
export const alive: string = "Activo"
export const standby: string = "En espera: no se puede cambiar nada"
export const aReplicaIsBehind: string = "Una réplica va con retraso"
export const leader: string = "Principal"
export const outOfSync = (a: { state: string }): string => `Sin sincronizar: ${a.state}`
export const behind = (a: { duration: string }): string => `Retraso de ${a.duration}`
export const inSync: string = "Sincronizada"
export const noneOpen: string = "Ninguna abierta"
export const upToDate: string = "Al día"
export const late = (a: { duration: string }): string => `Retraso de ${a.duration}`
export const someHaveFailed: string = "Algunos han fallado"
export const onTime: string = "Sin retraso"
export const reachable: string = "Disponible"
export const cannotBeReached: string = "No disponible"
export const countOfSeconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} segundo` : `${number(a.count)} segundos`)
export const countOfDays = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} día` : `${number(a.count)} días`)
export const countOfHours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} hora` : `${number(a.count)} horas`)
export const countOfMinutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minuto` : `${number(a.count)} minutos`)
export const justNow: string = "ahora mismo"
export const ago = (a: { duration: string }): string => `hace ${a.duration}`
export const failedToLoadTheSystem: string = "Error al cargar el estado del sistema."
export const days = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} día` : `${number(a.count)} días`)
export const hours = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} hora` : `${number(a.count)} horas`)
export const minutes = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} minuto` : `${number(a.count)} minutos`)
export const seconds = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} segundo` : `${number(a.count)} segundos`)

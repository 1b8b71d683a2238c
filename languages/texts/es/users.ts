// Generated from languages/es.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const courierAdded: string = "Repartidor añadido"
export const theLinkFor = (a: { name: string }): string => `El enlace para ${a.name}`
export const whatTheCourierDoesWithIt: string = "Con él, esta persona establece su contraseña y puede iniciar sesión. No se lo dé a nadie más."
export const addACourier: string = "Añadir un repartidor"
export const whatCouriersSee: string = "Los repartidores ven las rutas que se les asignan y entregan sus envíos."
export const addCourier: string = "Añadir repartidor"
export const failedToAddTheCourier: string = "No se ha podido añadir el repartidor"
export const nameLabel: string = "Nombre"
export const email: string = "Correo electrónico"
export const copyLink: string = "Copiar enlace"
export const iHaveSavedIt: string = "Ya lo he guardado"
export const shownOnlyOnce = (a: { until: string }): string => `Solo se muestra una vez y sirve una sola vez, hasta: ${a.until}.`
export const resetLinkMade: string = "Enlace de restablecimiento creado"
export const makeLinkQuestion = (a: { name: string }): string => `¿Crear un enlace de restablecimiento para ${a.name}?`
export const makeLink: string = "Crear enlace"
export const whatTheLinkDoes = (a: { email: string; name: string }): string => `Con él, ${a.name} (${a.email}) puede establecer una contraseña nueva, y se cierran sus demás sesiones. Cualquiera que tenga el enlace puede usarlo: déselo solo a la persona correcta.`
export const theResetLinkFor = (a: { name: string }): string => `El enlace de restablecimiento para ${a.name}`
export const failedToMakeTheLink: string = "No se ha podido crear el enlace"
export const selectedUsers: string = "Usuarios seleccionados"
export const countSelected = (a: { count: number }): string => (category(a.count) === 'one' ? `${number(a.count)} seleccionado` : `${number(a.count)} seleccionados`)
export const noneCanBeBlocked: string = "No se puede bloquear a ninguno de los seleccionados"
export const blockCount = (a: { count: number }): string => `Bloquear ${number(a.count)}`
export const noneIsBlocked: string = "Ninguno de los seleccionados está bloqueado"
export const unblockCount = (a: { count: number }): string => `Desbloquear ${number(a.count)}`
export const clearSelection: string = "Borrar selección"
export const somethingWentWrong: string = "Se ha producido un error"
export const hasBeenBlocked = (a: { name: string }): string => `Se ha bloqueado a ${a.name} 🚫`
export const hasBeenUnblocked = (a: { name: string }): string => `Se ha desbloqueado a ${a.name} ✅`
export const couldNotBlock = (a: { count: number; name: string }): string => `No se ha podido bloquear a ${(category(a.count) === 'one' ? a.name : "todos")}`
export const couldNotUnblock = (a: { count: number; name: string }): string => `No se ha podido desbloquear a ${(category(a.count) === 'one' ? a.name : "todos")}`
export const blockQuestion = (a: { count: number; name: string }): string => `¿Bloquear a ${(category(a.count) === 'one' ? a.name : `${number(a.count)} usuarios`)}?`
export const tryAgain: string = "Reintentar"
export const blockUser: string = "Bloquear usuario"
export const blockUsers: string = "Bloquear usuarios"
export const blockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Se ha producido un error."), " Bloqueados: ", number(a.done), " de ", number(a.total), ". No bloqueados:"]
export const unblockedInPart = <Part>(a: { done: number; strong: (text: string) => Part; total: number }): (string | Part)[] => [a.strong("Se ha producido un error."), " Desbloqueados: ", number(a.done), " de ", number(a.total), ". No desbloqueados:"]
export const loggedOutAtOnce: string = "Su sesión se cierra de inmediato y no podrá iniciar otra hasta que se le desbloquee."
export const theseAreLoggedOutAtOnce: string = "Sus sesiones se cierran de inmediato y no podrán iniciar otra hasta que se les desbloquee:"
export const nameOfYou = (a: { name: string }): string => `${a.name} (usted)`
export const role: string = "Rol"
export const status: string = "Estado"
export const actions: string = "Acciones"
export const blocked: string = "Bloqueado"
export const active: string = "Activo"
export const blockName = (a: { name: string }): string => `Bloquear a ${a.name}`
export const unblockName = (a: { name: string }): string => `Desbloquear a ${a.name}`
export const unblock: string = "Desbloquear"
export const block: string = "Bloquear"
export const resetLinkFor = (a: { name: string }): string => `Enlace de restablecimiento para ${a.name}`
export const resetLink: string = "Enlace de restablecimiento"
export const youCannotBlockYourself: string = "No puede bloquear su propia cuenta"
export const cannotBeBlocked: string = "No se puede bloquear a este usuario"
export const cannotBeUnblocked: string = "No se puede desbloquear a este usuario"
export const usersTitle: string = "Usuarios"
export const noResults: string = "No hay resultados."
export const countOfUsers = (a: { count: number; text: string }): string => (category(a.count) === 'one' ? `${a.text} usuario` : `${a.text} usuarios`)
export const loadingUsers: string = "Cargando los usuarios…"
export const failedToLoadUsers: string = "Error al cargar los usuarios."
export const selectUser = (a: { name: string }): string => `Seleccionar a ${a.name}`

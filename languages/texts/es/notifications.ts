// Generated from languages/es.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const failedToSaveTheChoice: string = "No se ha podido guardar la elección"
export const whenEmailsCome: string = "Cuándo llegan los correos"
export const asItHappens: string = "Al momento"
export const onceADay: string = "Una vez al día"
export const atHour: string = "Hora"
export const timeInZone = (a: { zone: string }): string => `Zona horaria: ${a.zone}. Los correos sobre su cuenta siguen llegando al momento.`
export const timeZoneToUse = (a: { zone: string }): string => `Usar ${a.zone}`
export const loadingNotifications: string = "Cargando las notificaciones…"
export const failedToLoadNotifications: string = "Error al cargar las notificaciones."
export const tryAgain: string = "Reintentar"
export const nothingYet: string = "Nada todavía. Aquí aparecerán las novedades de los envíos."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("Sin leer: "), a.text]
export const showTheParcels: string = "Mostrar los envíos"
export const parcels: string = "Envíos"
export const andMore = (a: { count: number }): string => `y ${number(a.count)} más`
export const noNotificationsHere: string = "Aquí no hay notificaciones."
export const thisServerSendsNone: string = "Este servidor no las envía."
export const pagesOfNotifications: string = "Páginas de notificaciones"
export const allCaughtUp: string = "Todo al día."
export const showAllNotifications: string = "Mostrar todas las notificaciones"
export const youHaveReadEverything: string = "Lo ha leído todo."
export const noNotificationsYet: string = "Aún no hay notificaciones."
export const chooseYourUpdates: string = "Elegir avisos"
export const updatesAppearHere: string = "Aquí aparecerán las novedades de los envíos."
export const notificationsTitle: string = "Notificaciones"
export const markAsRead = (a: { subject: string; text: string }): string => `Marcar como leída: ${a.text}, ${a.subject}`
export const closeNotifications: string = "Cerrar notificaciones"
export const allHaveBeenRead: string = "Todas estas están leídas"
export const markAllAsRead: string = "Marcar todas como leídas"
export const seeAll: string = "Ver todas"
export const settings: string = "Ajustes"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Los correos se envían a ", a.strong(a.email), "."]
export const noEmailsYet: string = "Este servidor aún no envía correos. Sus preferencias quedan guardadas para cuando lo haga."
export const whichUpdatesYouGet: string = "Qué avisos recibe y cómo"
export const nothingToChoose: string = "No hay nada que elegir."
export const whatHappens: string = "Qué ocurre"
export const inWaybill: string = "En Waybill"
export const email: string = "Correo"
export const choiceOf = (a: { channel: string; event: string }): string => `${a.channel}: ${a.event}`
export const aParcelWasApproved: string = "Envío aprobado"
export const aParcelWasDispatched: string = "Envío expedido"
export const aParcelIsOnItsWay: string = "Envío en camino"
export const theCourierIsNear: string = "El repartidor está cerca"
export const aParcelCouldNotBeDelivered: string = "No se ha podido entregar un envío"
export const aParcelWasDelivered: string = "Envío entregado"
export const aParcelWasCanceled: string = "Envío cancelado"
export const aParcelWasBlocked: string = "Envío bloqueado"
export const aParcelWasUnblocked: string = "Envío desbloqueado"
export const yourParcelWasApproved: string = "Su envío se ha aprobado"
export const yourParcelWasDispatched: string = "Su envío se ha expedido"
export const yourParcelIsOnItsWay: string = "Su envío está en camino"
export const yourParcelCouldNotBeDelivered: string = "No se ha podido entregar su envío"
export const yourParcelWasDelivered: string = "Su envío se ha entregado"
export const yourParcelWasCanceled: string = "Su envío se ha cancelado"
export const yourParcelWasBlocked: string = "Su envío se ha bloqueado"
export const yourParcelWasUnblocked: string = "Su envío se ha desbloqueado"
export const aParcelWasRequested: string = "Envío solicitado"
export const youRequestedAParcel: string = "Ha solicitado un envío"
export const aParcelForYouWasRequested: string = "Se ha solicitado un envío para usted"
export const aWebhookWasDisabled: string = "Webhook desactivado"
export const expectedBetween = (a: { from: string; to: string }): string => `Previsto entre ${a.from} y ${a.to}.`
export const itAnsweredGone: string = "Ha respondido 410 (gone)."
export const itFailedForTooLong: string = "Ha fallado durante demasiado tiempo."
export const toParty = (a: { address: string; name: string }): string => `Para ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `De ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `De ${a.sender} para ${a.receiver}, ${a.address}`
export const failedToMarkAsRead: string = "No se ha podido marcar como leída"
export const loadingSettings: string = "Cargando los ajustes…"
export const failedToLoadSettings: string = "Error al cargar los ajustes."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `${a.device}, red ${a.network}`

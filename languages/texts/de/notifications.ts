// Generated from languages/de.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const failedToSaveTheChoice: string = "Die Auswahl konnte nicht gespeichert werden"
export const whenEmailsCome: string = "Wann E-Mails kommen"
export const asItHappens: string = "Sofort"
export const onceADay: string = "Einmal täglich"
export const atHour: string = "Um"
export const timeInZone = (a: { zone: string }): string => `Uhrzeit in ${a.zone}. E-Mails zu Ihrem Konto kommen weiterhin sofort.`
export const timeZoneToUse = (a: { zone: string }): string => `${a.zone} verwenden`
export const loadingNotifications: string = "Benachrichtigungen werden geladen …"
export const failedToLoadNotifications: string = "Die Benachrichtigungen konnten nicht geladen werden."
export const tryAgain: string = "Erneut versuchen"
export const nothingYet: string = "Noch nichts. Neuigkeiten zu Sendungen erscheinen hier."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("Ungelesen: "), a.text]
export const showTheParcels: string = "Sendungen anzeigen"
export const parcels: string = "Sendungen"
export const andMore = (a: { count: number }): string => `und ${number(a.count)} weitere`
export const noNotificationsHere: string = "Hier gibt es keine Benachrichtigungen."
export const thisServerSendsNone: string = "Dieser Server versendet keine."
export const pagesOfNotifications: string = "Seiten der Benachrichtigungen"
export const allCaughtUp: string = "Alles gelesen."
export const showAllNotifications: string = "Alle Benachrichtigungen anzeigen"
export const youHaveReadEverything: string = "Sie haben alles gelesen."
export const noNotificationsYet: string = "Noch keine Benachrichtigungen."
export const chooseYourUpdates: string = "Benachrichtigungen auswählen"
export const updatesAppearHere: string = "Neuigkeiten zu Sendungen erscheinen hier."
export const notificationsTitle: string = "Benachrichtigungen"
export const markAsRead = (a: { subject: string; text: string }): string => `Als gelesen markieren: ${a.text}, ${a.subject}`
export const closeNotifications: string = "Benachrichtigungen schließen"
export const allHaveBeenRead: string = "Diese sind alle gelesen"
export const markAllAsRead: string = "Alle als gelesen markieren"
export const seeAll: string = "Alle ansehen"
export const settings: string = "Einstellungen"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["E-Mails gehen an ", a.strong(a.email), "."]
export const noEmailsYet: string = "Dieser Server versendet noch keine E-Mails. Ihre Auswahl wird für später gespeichert."
export const whichUpdatesYouGet: string = "Welche Benachrichtigungen Sie erhalten und wie"
export const nothingToChoose: string = "Keine Auswahl möglich."
export const whatHappens: string = "Anlass"
export const inWaybill: string = "In Waybill"
export const email: string = "E-Mail"
export const choiceOf = (a: { channel: string; event: string }): string => `${a.channel}: ${a.event}`
export const aParcelWasApproved: string = "Sendung freigegeben"
export const aParcelWasDispatched: string = "Sendung versandt"
export const aParcelIsOnItsWay: string = "Sendung unterwegs"
export const theCourierIsNear: string = "Zusteller in der Nähe"
export const aParcelCouldNotBeDelivered: string = "Sendung nicht zugestellt"
export const aParcelWasDelivered: string = "Sendung zugestellt"
export const aParcelWasCanceled: string = "Sendung storniert"
export const aParcelWasBlocked: string = "Sendung gesperrt"
export const aParcelWasUnblocked: string = "Sendung entsperrt"
export const yourParcelWasApproved: string = "Ihre Sendung wurde freigegeben"
export const yourParcelWasDispatched: string = "Ihre Sendung wurde versandt"
export const yourParcelIsOnItsWay: string = "Ihre Sendung ist unterwegs"
export const yourParcelCouldNotBeDelivered: string = "Ihre Sendung konnte nicht zugestellt werden"
export const yourParcelWasDelivered: string = "Ihre Sendung wurde zugestellt"
export const yourParcelWasCanceled: string = "Ihre Sendung wurde storniert"
export const yourParcelWasBlocked: string = "Ihre Sendung wurde gesperrt"
export const yourParcelWasUnblocked: string = "Ihre Sendung wurde entsperrt"
export const aParcelWasRequested: string = "Sendung beauftragt"
export const youRequestedAParcel: string = "Sie haben eine Sendung beauftragt"
export const aParcelForYouWasRequested: string = "Eine Sendung an Sie wurde beauftragt"
export const aWebhookWasDisabled: string = "Ein Webhook wurde deaktiviert"
export const expectedBetween = (a: { from: string; to: string }): string => `Voraussichtlich zwischen ${a.from} und ${a.to}.`
export const itAnsweredGone: string = "Er hat mit 410 (Gone) geantwortet."
export const itFailedForTooLong: string = "Er war zu lange gestört."
export const toParty = (a: { address: string; name: string }): string => `An ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `Von ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `Von ${a.sender} an ${a.receiver}, ${a.address}`
export const failedToMarkAsRead: string = "Die Benachrichtigung konnte nicht als gelesen markiert werden"
export const loadingSettings: string = "Einstellungen werden geladen …"
export const failedToLoadSettings: string = "Die Einstellungen konnten nicht geladen werden."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `${a.device}, Netzwerk ${a.network}`

// Generated from languages/en.json: change it there, and run "npm run generate".
import { number } from './numbers.ts'
export const failedToSaveTheChoice: string = "Failed to save the choice"
export const whenEmailsCome: string = "When emails come"
export const asItHappens: string = "As it happens"
export const onceADay: string = "Once a day"
export const atHour: string = "At"
export const timeInZone = (a: { zone: string }): string => `Time in ${a.zone}. Emails about your account still come at once.`
export const timeZoneToUse = (a: { zone: string }): string => `Use ${a.zone}`
export const loadingNotifications: string = "Loading notifications…"
export const failedToLoadNotifications: string = "Failed to load notifications."
export const tryAgain: string = "Try again"
export const nothingYet: string = "Nothing yet. Updates about parcels appear here."
export const unreadNotification = <Part>(a: { hidden: (text: string) => Part; text: string }): (string | Part)[] => [a.hidden("Unread: "), a.text]
export const showTheParcels: string = "Show the parcels"
export const parcels: string = "Parcels"
export const andMore = (a: { count: number }): string => `and ${number(a.count)} more`
export const noNotificationsHere: string = "No notifications here."
export const thisServerSendsNone: string = "This server sends none."
export const pagesOfNotifications: string = "Pages of notifications"
export const allCaughtUp: string = "All caught up."
export const showAllNotifications: string = "Show all notifications"
export const youHaveReadEverything: string = "You have read everything."
export const noNotificationsYet: string = "No notifications yet."
export const chooseYourUpdates: string = "Choose your updates"
export const updatesAppearHere: string = "Updates about parcels appear here."
export const notificationsTitle: string = "Notifications"
export const markAsRead = (a: { subject: string; text: string }): string => `Mark as read: ${a.text}, ${a.subject}`
export const closeNotifications: string = "Close notifications"
export const allHaveBeenRead: string = "All of these have been read"
export const markAllAsRead: string = "Mark all as read"
export const seeAll: string = "See all"
export const settings: string = "Settings"
export const emailsGoTo = <Part>(a: { email: string; strong: (text: string) => Part }): (string | Part)[] => ["Emails go to ", a.strong(a.email), "."]
export const noEmailsYet: string = "This server does not send emails yet. Your choices are saved for when it does."
export const whichUpdatesYouGet: string = "Which updates you get, and how"
export const nothingToChoose: string = "Nothing to choose."
export const whatHappens: string = "What happens"
export const inWaybill: string = "In Waybill"
export const email: string = "Email"
export const choiceOf = (a: { channel: string; event: string }): string => `${a.channel}: ${a.event}`
export const aParcelWasApproved: string = "A parcel was approved"
export const aParcelWasDispatched: string = "A parcel was dispatched"
export const aParcelIsOnItsWay: string = "A parcel is on its way"
export const theCourierIsNear: string = "The courier is near"
export const aParcelCouldNotBeDelivered: string = "A parcel could not be delivered"
export const aParcelWasDelivered: string = "A parcel was delivered"
export const aParcelWasCanceled: string = "A parcel was canceled"
export const aParcelWasBlocked: string = "A parcel was blocked"
export const aParcelWasUnblocked: string = "A parcel was unblocked"
export const yourParcelWasApproved: string = "Your parcel was approved"
export const yourParcelWasDispatched: string = "Your parcel was dispatched"
export const yourParcelIsOnItsWay: string = "Your parcel is on its way"
export const yourParcelCouldNotBeDelivered: string = "Your parcel could not be delivered"
export const yourParcelWasDelivered: string = "Your parcel was delivered"
export const yourParcelWasCanceled: string = "Your parcel was canceled"
export const yourParcelWasBlocked: string = "Your parcel was blocked"
export const yourParcelWasUnblocked: string = "Your parcel was unblocked"
export const aParcelWasRequested: string = "A parcel was requested"
export const youRequestedAParcel: string = "You requested a parcel"
export const aParcelForYouWasRequested: string = "A parcel for you was requested"
export const aWebhookWasDisabled: string = "A webhook was disabled"
export const expectedBetween = (a: { from: string; to: string }): string => `Expected between ${a.from} and ${a.to}.`
export const itAnsweredGone: string = "It answered 410 (gone)."
export const itFailedForTooLong: string = "It failed for too long."
export const toParty = (a: { address: string; name: string }): string => `To ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `From ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `From ${a.sender} to ${a.receiver}, ${a.address}`
export const failedToMarkAsRead: string = "Failed to mark as read"
export const loadingSettings: string = "Loading settings…"
export const failedToLoadSettings: string = "Failed to load settings."
export const deviceAndNetwork = (a: { device: string; network: string }): string => `${a.device}, network ${a.network}`

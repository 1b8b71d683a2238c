// Generated from languages/de.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `${a.name}:`
export const note: string = "Notiz"
export const nameAndAddress = (a: { address: string; name: string }): string => `${a.name}, ${a.address}`
export const orCopyThisAddress: string = "Oder kopieren Sie diese Adresse:"
export const stopTheseEmails: string = "Diese E-Mails abbestellen"
export const andMore = (a: { count: number }): string => `und ${number(a.count)} weitere`
export const trackingId: string = "Sendungsnummer"
export const from: string = "Von"
export const to: string = "An"
export const time: string = "Zeitpunkt"
export const account: string = "Konto"
export const worksUntil: string = "Gültig bis"
export const endpoint: string = "Endpunkt"
export const name: string = "Bezeichnung"
export const provider: string = "Anbieter"
export const device: string = "Gerät"
export const network: string = "Netzwerk"
export const yourAccount: string = "Ihr Konto"
export const webhooks: string = "Webhooks"
export const updates: string = "Neuigkeiten"
export const setANewPassword: string = "Neues Passwort festlegen"
export const someoneAskedForIt: string = "Für Ihr Konto wurde ein neues Passwort angefordert. Der Link funktioniert einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist."
export const sentForANewPassword = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil für das zugehörige Konto ein neues Passwort angefordert wurde.`
export const confirmYourEmailAddress: string = "E-Mail-Adresse bestätigen"
export const welcomeSender = (a: { name: string }): string => `Willkommen bei Waybill, ${a.name}. Bitte bestätigen Sie, dass dies Ihre Adresse ist: Dann können Sie Sendungen beauftragen und werden per E-Mail darüber informiert. Wenn nicht Sie sich registriert haben, brauchen Sie nichts zu tun.`
export const welcomeReceiver = (a: { name: string }): string => `Willkommen bei Waybill, ${a.name}. Bitte bestätigen Sie, dass dies Ihre Adresse ist: Dann werden Sie per E-Mail über Ihre Sendungen informiert. Wenn nicht Sie sich registriert haben, brauchen Sie nichts zu tun.`
export const welcomeAdministrator = (a: { name: string }): string => `Willkommen bei Waybill, ${a.name}. Bitte bestätigen Sie, dass dies Ihre Adresse ist: Dann werden Sie per E-Mail über Sendungen informiert. Wenn nicht Sie sich registriert haben, brauchen Sie nichts zu tun.`
export const welcomeCourier = (a: { name: string }): string => `Willkommen bei Waybill, ${a.name}. Bitte bestätigen Sie, dass dies Ihre Adresse ist. Wenn nicht Sie sich registriert haben, brauchen Sie nichts zu tun.`
export const sentForANewAccount = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil mit dieser Adresse ein Konto eröffnet wurde.`
export const endpointWasDisabled: string = "Ein Webhook-Endpunkt wurde deaktiviert"
export const endpointAnsweredGone: string = "Er hat mit 410 (Gone) geantwortet. Es wird nichts mehr an ihn gesendet, bis Sie ihn wieder aktivieren."
export const endpointFailedForDays: string = "Seit fünf Tagen ist jede Übermittlung an ihn fehlgeschlagen. Es wird nichts mehr an ihn gesendet, bis Sie ihn wieder aktivieren."
export const endpointFailedForTooLong: string = "Er war zu lange gestört. Es wird nichts mehr an ihn gesendet, bis Sie ihn wieder aktivieren."
export const openIntegrations: string = "Integrationen öffnen"
export const sentForYourEndpoint = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil der Endpunkt Ihnen gehört.`
export const openYourAccount: string = "Konto öffnen"
export const sentForYourAccount = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil Ihr Konto diese Adresse hat.`
export const requested: string = "Beauftragt"
export const approved: string = "Freigegeben"
export const dispatched: string = "Versandt"
export const inTransit: string = "Unterwegs"
export const nearlyThere: string = "Gleich da"
export const attemptFailed: string = "Zustellversuch erfolglos"
export const delivered: string = "Zugestellt"
export const canceled: string = "Storniert"
export const blocked: string = "Gesperrt"
export const unblocked: string = "Entsperrt"
export const trackTheParcel: string = "Sendung verfolgen"
export const seeAllNotifications: string = "Alle Benachrichtigungen ansehen"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `${a.title} (${a.trackingId})`
export const subjectOfDay = (a: { title: string }): string => `Ihr Tag: ${a.title}`
export const sentToSenderOfParcel = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil Sie der Absender dieser Sendung sind.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil diese Sendung an Sie adressiert ist.`
export const sentToAdministrator = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil Sie über solche Änderungen informiert werden möchten.`
export const sentToSenderOfParcels = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil Sie der Absender dieser Sendungen sind.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `Diese E-Mail ging an ${a.email}, weil diese Sendungen an Sie adressiert sind.`
export const updatesAboutParcels = (a: { count: number }): string => `${(category(a.count) === 'one' ? `${number(a.count)} Neuigkeit` : `${number(a.count)} Neuigkeiten`)} zu Sendungen`
export const aboutParcelsFromYou: string = "Es geht um die folgenden Sendungen von Ihnen."
export const aboutParcelsForYou: string = "Es geht um die folgenden Sendungen an Sie."
export const aboutParcels: string = "Es geht um die folgenden Sendungen."
export const sinceYourLastEmail: string = "Das ist seit Ihrer letzten täglichen E-Mail geschehen."
export const toParty = (a: { address: string; name: string }): string => `An ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `Von ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `Von ${a.sender} an ${a.receiver}, ${a.address}`
export const partyAndNote = (a: { note: string; party: string }): string => `${a.party}. Notiz: ${a.note}`
export const aParcelForYouWasRequested: string = "Eine Sendung an Sie wurde beauftragt"
export const aParcelForYouWasApproved: string = "Eine Sendung an Sie wurde freigegeben"
export const yourParcelWasRequested: string = "Ihre Sendung wurde beauftragt"
export const yourParcelWasApproved: string = "Ihre Sendung wurde freigegeben"
export const yourParcelWasDispatched: string = "Ihre Sendung wurde versandt"
export const yourParcelIsOutForDelivery: string = "Ihre Sendung ist in Zustellung"
export const yourParcelCouldNotBeDelivered: string = "Ihre Sendung konnte nicht zugestellt werden"
export const yourParcelWasDelivered: string = "Ihre Sendung wurde zugestellt"
export const yourParcelWasCanceled: string = "Ihre Sendung wurde storniert"
export const yourParcelWasBlocked: string = "Ihre Sendung wurde gesperrt"
export const yourParcelWasUnblocked: string = "Ihre Sendung wurde entsperrt"
export const aParcelWasRequested: string = "Eine Sendung wurde beauftragt"
export const aParcelWasApproved: string = "Eine Sendung wurde freigegeben"
export const aParcelWasDispatched: string = "Eine Sendung wurde versandt"
export const aParcelIsOutForDelivery: string = "Eine Sendung ist in Zustellung"
export const aParcelCouldNotBeDelivered: string = "Eine Sendung konnte nicht zugestellt werden"
export const aParcelWasDelivered: string = "Eine Sendung wurde zugestellt"
export const aParcelWasCanceled: string = "Eine Sendung wurde storniert"
export const aParcelWasBlocked: string = "Eine Sendung wurde gesperrt"
export const aParcelWasUnblocked: string = "Eine Sendung wurde entsperrt"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `${a.sender} möchte Ihnen etwas schicken. Die Sendung wird versandt, sobald sie freigegeben ist.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `Die Sendung von ${a.sender} wird als Nächstes versandt.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `Die Sendung von ${a.sender} wurde dem Zusteller übergeben.`
export const fromIsOnItsWay = (a: { sender: string }): string => `Die Sendung von ${a.sender} ist unterwegs zur unten genannten Adresse.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `Der Zusteller hatte die Sendung von ${a.sender} dabei, konnte sie aber nicht übergeben.`
export const fromHasArrived = (a: { sender: string }): string => `Die Sendung von ${a.sender} ist angekommen. Falls Sie sie nicht erhalten haben, wenden Sie sich bitte an ${a.sender}.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `Die Sendung von ${a.sender} wird nicht zugestellt.`
export const fromIsHeldBack = (a: { sender: string }): string => `Die Sendung von ${a.sender} wird zurückgehalten, bis ein Administrator sie entsperrt.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `Die Sendung von ${a.sender} setzt ihren Weg fort.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} wartet auf Freigabe.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} wird als Nächstes versandt.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} wurde dem Zusteller übergeben.`
export const toIsOnItsWay = (a: { receiver: string }): string => `Die Sendung ist unterwegs zu ${a.receiver}.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `Der Zusteller konnte die Sendung nicht an ${a.receiver} übergeben.`
export const toHasArrived = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} ist angekommen.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} wird nicht zugestellt.`
export const toIsHeldBack = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} wird zurückgehalten, bis ein Administrator sie entsperrt.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `Die Sendung an ${a.receiver} setzt ihren Weg fort.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `Es ist die Sendung von ${a.sender} an ${a.receiver}.`
export const yourCourierIsNear: string = "Ihr Zusteller ist in der Nähe"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "Ihr Stopp ist der nächste" : category(a.stops) === 'one' ? `Noch ${number(a.stops)} Stopp vor Ihrem` : `Noch ${number(a.stops)} Stopps vor Ihrem`)}. Wir bringen die Sendung von ${a.sender} voraussichtlich zwischen ${a.from} und ${a.to} Uhr.`

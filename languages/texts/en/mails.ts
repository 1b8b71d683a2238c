// Generated from languages/en.json: change it there, and run "npm run generate".
import { category, number } from './numbers.ts'
export const named = (a: { name: string }): string => `${a.name}:`
export const note: string = "Note"
export const nameAndAddress = (a: { address: string; name: string }): string => `${a.name}, ${a.address}`
export const orCopyThisAddress: string = "Or copy this address:"
export const stopTheseEmails: string = "Stop these emails"
export const andMore = (a: { count: number }): string => `and ${number(a.count)} more`
export const trackingId: string = "Tracking ID"
export const from: string = "From"
export const to: string = "To"
export const time: string = "Time"
export const account: string = "Account"
export const worksUntil: string = "Works until"
export const endpoint: string = "Endpoint"
export const name: string = "Name"
export const provider: string = "Provider"
export const device: string = "Device"
export const network: string = "Network"
export const yourAccount: string = "Your account"
export const webhooks: string = "Webhooks"
export const updates: string = "Updates"
export const setANewPassword: string = "Set a new password"
export const someoneAskedForIt: string = "Someone asked for a new password for your account. The link works once. If it was not you, ignore this email: your password stays as it is."
export const sentForANewPassword = (a: { email: string }): string => `This email went to ${a.email} because a new password was asked for its account.`
export const confirmYourEmailAddress: string = "Confirm your email address"
export const welcomeSender = (a: { name: string }): string => `Welcome to Waybill, ${a.name}. Please confirm your address, so that you can send parcels and get updates by email. If you did not register, ignore this email.`
export const welcomeReceiver = (a: { name: string }): string => `Welcome to Waybill, ${a.name}. Please confirm your address, so that you get updates about your parcels by email. If you did not register, ignore this email.`
export const welcomeAdministrator = (a: { name: string }): string => `Welcome to Waybill, ${a.name}. Please confirm your address, so that you get updates about parcels by email. If you did not register, ignore this email.`
export const welcomeCourier = (a: { name: string }): string => `Welcome to Waybill, ${a.name}. Please confirm your address. If you did not register, ignore this email.`
export const sentForANewAccount = (a: { email: string }): string => `This email went to ${a.email} because an account was opened with this address.`
export const endpointWasDisabled: string = "A webhook endpoint was disabled"
export const endpointAnsweredGone: string = "It answered 410 (gone). Nothing is sent to it until you enable it again."
export const endpointFailedForDays: string = "Every delivery to it has failed for five days. Nothing is sent to it until you enable it again."
export const endpointFailedForTooLong: string = "It has failed for too long. Nothing is sent to it until you enable it again."
export const openIntegrations: string = "Open Integrations"
export const sentForYourEndpoint = (a: { email: string }): string => `This email went to ${a.email} because the endpoint is yours.`
export const openYourAccount: string = "Open your account"
export const sentForYourAccount = (a: { email: string }): string => `This email went to ${a.email} because it is the address of your account.`
export const requested: string = "Requested"
export const approved: string = "Approved"
export const dispatched: string = "Dispatched"
export const inTransit: string = "In transit"
export const nearlyThere: string = "Nearly there"
export const attemptFailed: string = "Attempt failed"
export const delivered: string = "Delivered"
export const canceled: string = "Canceled"
export const blocked: string = "Blocked"
export const unblocked: string = "Unblocked"
export const trackTheParcel: string = "Track the parcel"
export const seeAllNotifications: string = "See all notifications"
export const subjectOfParcel = (a: { title: string; trackingId: string }): string => `${a.title} (${a.trackingId})`
export const subjectOfDay = (a: { title: string }): string => `Your day: ${a.title}`
export const sentToSenderOfParcel = (a: { email: string }): string => `This email went to ${a.email} because you sent this parcel.`
export const sentToReceiverOfParcel = (a: { email: string }): string => `This email went to ${a.email} because this parcel is addressed to you.`
export const sentToAdministrator = (a: { email: string }): string => `This email went to ${a.email} because you chose to get such updates.`
export const sentToSenderOfParcels = (a: { email: string }): string => `This email went to ${a.email} because you sent these parcels.`
export const sentToReceiverOfParcels = (a: { email: string }): string => `This email went to ${a.email} because these parcels are addressed to you.`
export const updatesAboutParcels = (a: { count: number }): string => `${number(a.count)} updates about parcels`
export const aboutParcelsFromYou: string = "This is about the parcels below, which you sent."
export const aboutParcelsForYou: string = "This is about the parcels below, which are addressed to you."
export const aboutParcels: string = "This is about the parcels below."
export const sinceYourLastEmail: string = "This is what happened since your last daily email."
export const toParty = (a: { address: string; name: string }): string => `To ${a.name}, ${a.address}`
export const fromParty = (a: { address: string; name: string }): string => `From ${a.name}, ${a.address}`
export const fromPartyToParty = (a: { address: string; receiver: string; sender: string }): string => `From ${a.sender} to ${a.receiver}, ${a.address}`
export const partyAndNote = (a: { note: string; party: string }): string => `${a.party}. Note: ${a.note}`
export const aParcelForYouWasRequested: string = "A parcel for you was requested"
export const aParcelForYouWasApproved: string = "A parcel for you was approved"
export const yourParcelWasRequested: string = "Your parcel was requested"
export const yourParcelWasApproved: string = "Your parcel was approved"
export const yourParcelWasDispatched: string = "Your parcel was dispatched"
export const yourParcelIsOutForDelivery: string = "Your parcel is out for delivery"
export const yourParcelCouldNotBeDelivered: string = "Your parcel could not be delivered"
export const yourParcelWasDelivered: string = "Your parcel was delivered"
export const yourParcelWasCanceled: string = "Your parcel was canceled"
export const yourParcelWasBlocked: string = "Your parcel was blocked"
export const yourParcelWasUnblocked: string = "Your parcel was unblocked"
export const aParcelWasRequested: string = "A parcel was requested"
export const aParcelWasApproved: string = "A parcel was approved"
export const aParcelWasDispatched: string = "A parcel was dispatched"
export const aParcelIsOutForDelivery: string = "A parcel is out for delivery"
export const aParcelCouldNotBeDelivered: string = "A parcel could not be delivered"
export const aParcelWasDelivered: string = "A parcel was delivered"
export const aParcelWasCanceled: string = "A parcel was canceled"
export const aParcelWasBlocked: string = "A parcel was blocked"
export const aParcelWasUnblocked: string = "A parcel was unblocked"
export const wantsToSendYouAParcel = (a: { sender: string }): string => `${a.sender} wants to send you a parcel. It is dispatched once it is approved.`
export const fromIsDispatchedNext = (a: { sender: string }): string => `The parcel from ${a.sender} is dispatched next.`
export const fromWasHandedToTheCourier = (a: { sender: string }): string => `The parcel from ${a.sender} has been handed to the courier.`
export const fromIsOnItsWay = (a: { sender: string }): string => `The parcel from ${a.sender} is on its way to the address below.`
export const fromCouldNotBeHandedOver = (a: { sender: string }): string => `The courier had the parcel from ${a.sender} with them, but could not hand it over.`
export const fromHasArrived = (a: { sender: string }): string => `The parcel from ${a.sender} has arrived. If you do not have it, please tell ${a.sender}.`
export const fromWillNotBeDelivered = (a: { sender: string }): string => `The parcel from ${a.sender} will not be delivered.`
export const fromIsHeldBack = (a: { sender: string }): string => `The parcel from ${a.sender} is held back until an administrator unblocks it.`
export const fromGoesOnItsWay = (a: { sender: string }): string => `The parcel from ${a.sender} goes on its way again.`
export const toWaitsToBeApproved = (a: { receiver: string }): string => `The parcel to ${a.receiver} waits to be approved.`
export const toIsDispatchedNext = (a: { receiver: string }): string => `The parcel to ${a.receiver} is dispatched next.`
export const toWasHandedToTheCourier = (a: { receiver: string }): string => `The parcel to ${a.receiver} has been handed to the courier.`
export const toIsOnItsWay = (a: { receiver: string }): string => `The parcel is on its way to ${a.receiver}.`
export const toCouldNotBeHandedOver = (a: { receiver: string }): string => `The courier could not hand the parcel to ${a.receiver}.`
export const toHasArrived = (a: { receiver: string }): string => `The parcel to ${a.receiver} has arrived.`
export const toWillNotBeDelivered = (a: { receiver: string }): string => `The parcel to ${a.receiver} will not be delivered.`
export const toIsHeldBack = (a: { receiver: string }): string => `The parcel to ${a.receiver} is held back until an administrator unblocks it.`
export const toGoesOnItsWay = (a: { receiver: string }): string => `The parcel to ${a.receiver} goes on its way again.`
export const isTheParcel = (a: { receiver: string; sender: string }): string => `It is the parcel from ${a.sender} to ${a.receiver}.`
export const yourCourierIsNear: string = "Your courier is near"
export const stopsAndTime = (a: { from: string; sender: string; stops: number; to: string }): string => `${(a.stops === 0 ? "Yours is the next stop" : category(a.stops) === 'one' ? `${number(a.stops)} stop before yours` : `${number(a.stops)} stops before yours`)}. We expect to bring the parcel from ${a.sender} between ${a.from} and ${a.to}.`

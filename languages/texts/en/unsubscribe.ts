// Generated from languages/en.json: change it there, and run "npm run generate".
export const emailsCouldNotBeStopped: string = "The emails could not be stopped"
export const allStopped = <Part>(a: { strong: (text: string) => Part }): (string | Part)[] => [a.strong("Done."), " You get no more emails about parcels. To have them again, log in and open Notifications."]
export const theseStopped = <Part>(a: { event: string; strong: (text: string) => Part }): (string | Part)[] => [a.strong("Done."), " You get no more emails when ", a.event, ". To have them again, log in and open Notifications."]
export const stopTheseEmails: string = "Stop these emails"
export const stopAllEmails: string = "Stop all emails"
export const parcelIsRequested: string = "a parcel is requested"
export const parcelIsApproved: string = "a parcel is approved"
export const parcelIsDispatched: string = "a parcel is dispatched"
export const parcelIsOutForDelivery: string = "a parcel is out for delivery"
export const courierIsNear: string = "the courier is near"
export const parcelCouldNotBeDelivered: string = "a parcel could not be delivered"
export const parcelIsDelivered: string = "a parcel is delivered"
export const parcelIsCanceled: string = "a parcel is canceled"
export const parcelIsBlocked: string = "a parcel is blocked"
export const parcelIsUnblocked: string = "a parcel is unblocked"

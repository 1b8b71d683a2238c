// Generated from languages/en.json: change it there, and run "npm run generate".
export const expectedBetween = <Part>(a: { from: string; fromTime: (text: string) => Part; to: string; toTime: (text: string) => Part }): (string | Part)[] => ["Expected between ", a.fromTime(a.from), " and ", a.toTime(a.to)]
export const asItStood: string = "As it stood when this was printed. The latest is at"
export const qrCodeOfThePage: string = "QR code of the tracking page"
export const qrCode: string = "QR code"
export const pointACameraAtIt: string = "Point a phone’s camera at it to open this tracking page."
export const copyLink: string = "Copy link"
export const qrCodeOfTheTitledPage = (a: { title: string }): string => `QR code of the tracking page: ${a.title}`
export const qrCodeCouldNotBeLoaded: string = "The QR code could not be loaded. Please try again."
export const share: string = "Share"
export const print: string = "Print"
export const sharingIsNotPossible: string = "Sharing is not possible here. Copy the link instead."
export const parcelFound: string = "Parcel found!"
export const trackingId: string = "Tracking ID"
export const copyTrackingId: string = "Copy tracking ID"
export const parcelWithId = (a: { trackingId: string }): string => `Parcel ${a.trackingId}`
export const lastUpdated: string = "Last updated"
export const sender: string = "Sender"
export const receiver: string = "Receiver"
export const from: string = "From"
export const to: string = "To"

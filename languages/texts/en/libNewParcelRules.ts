// Generated from languages/en.json: change it there, and run "npm run generate".
export const receiverIsRequired: string = "Receiver is required"
export const fromAddressIsRequired: string = "From Address is required"
export const fromAddressIsTooLong: string = "From Address must be at most 500 characters"
export const toAddressIsRequired: string = "To Address is required"
export const toAddressIsTooLong: string = "To Address must be at most 500 characters"
export const parcelTypeIsRequired: string = "Parcel type is required"
export const noteIsTooLong: string = "Note must be at most 1000 characters"

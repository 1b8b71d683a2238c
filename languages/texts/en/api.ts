// Generated from languages/en.json: change it there, and run "npm run generate".
export const serverRefused: string = "The server refused the request"
export const serverCouldNotBeReached: string = "The server could not be reached"
export const serverTookTooLong: string = "The server took too long to answer"
export const serverAnsweredUnexpectedly: string = "The server answered something unexpected"
export const parcelNotFound: string = "Parcel not found"

// Generated from languages/ar.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `Choose \u2068${a.value}\u2069`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Someone else sets the parcel back to \u2068${a.status}\u2069`
export const anAdministratorSets = (a: { status: string }): string => `An administrator sets \u2068${a.status}\u2069`
export const anAdministratorScansItAs = (a: { status: string }): string => `An administrator scans it as \u2068${a.status}\u2069`
export const theCourierScansItAs = (a: { status: string }): string => `The courier scans it as \u2068${a.status}\u2069`
export const personUsesTheCamera: string = "Use the camera"
export const track = (a: { trackingId: string }): string => `Track \u2068${a.trackingId}\u2069`

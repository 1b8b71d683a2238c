// Generated from languages/es.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `Choose ${a.value}`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Someone else sets the parcel back to ${a.status}`
export const anAdministratorSets = (a: { status: string }): string => `An administrator sets ${a.status}`
export const anAdministratorScansItAs = (a: { status: string }): string => `An administrator scans it as ${a.status}`
export const theCourierScansItAs = (a: { status: string }): string => `The courier scans it as ${a.status}`
export const personUsesTheCamera: string = "Use the camera"
export const track = (a: { trackingId: string }): string => `Track ${a.trackingId}`

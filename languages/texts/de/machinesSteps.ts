// Generated from languages/de.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `${a.value} auswählen`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Jemand anderes setzt die Sendung auf ${a.status} zurück`
export const anAdministratorSets = (a: { status: string }): string => `Ein Administrator setzt ${a.status}`
export const anAdministratorScansItAs = (a: { status: string }): string => `Ein Administrator scannt sie als ${a.status}`
export const theCourierScansItAs = (a: { status: string }): string => `Der Zusteller scannt sie als ${a.status}`
export const personUsesTheCamera: string = "Kamera verwenden"
export const track = (a: { trackingId: string }): string => `${a.trackingId} verfolgen`

// Generated from languages/pl.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `Wybierz ${a.value}`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Ktoś inny cofa przesyłkę do ${a.status}`
export const anAdministratorSets = (a: { status: string }): string => `Administrator ustawia ${a.status}`
export const anAdministratorScansItAs = (a: { status: string }): string => `Administrator skanuje ją jako ${a.status}`
export const theCourierScansItAs = (a: { status: string }): string => `Kurier skanuje ją jako ${a.status}`
export const personUsesTheCamera: string = "Użyj aparatu"
export const track = (a: { trackingId: string }): string => `Śledź ${a.trackingId}`

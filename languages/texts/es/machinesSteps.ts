// Generated from languages/es.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `Elegir ${a.value}`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Otra persona devuelve el envío a ${a.status}`
export const anAdministratorSets = (a: { status: string }): string => `Un administrador establece ${a.status}`
export const anAdministratorScansItAs = (a: { status: string }): string => `Un administrador lo escanea como ${a.status}`
export const theCourierScansItAs = (a: { status: string }): string => `El repartidor lo escanea como ${a.status}`
export const personUsesTheCamera: string = "Usar la cámara"
export const track = (a: { trackingId: string }): string => `Seguir ${a.trackingId}`

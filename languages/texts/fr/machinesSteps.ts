// Generated from languages/fr.json: change it there, and run "npm run generate".
export const choose = (a: { value: string }): string => `Choisir ${a.value}`
export const someoneElseSetsTheParcelBackTo = (a: { status: string }): string => `Quelqu’un d’autre remet le colis à ${a.status}`
export const anAdministratorSets = (a: { status: string }): string => `Un administrateur choisit ${a.status}`
export const anAdministratorScansItAs = (a: { status: string }): string => `Un administrateur le scanne en ${a.status}`
export const theCourierScansItAs = (a: { status: string }): string => `Le livreur le scanne en ${a.status}`
export const personUsesTheCamera: string = "Utiliser la caméra"
export const track = (a: { trackingId: string }): string => `Suivre ${a.trackingId}`

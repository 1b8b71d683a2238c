// Generated from languages/es.json: change it there, and run "npm run generate".
export const description: string = "Envíe paquetes, sígalos en directo y confirme la entrega."
export const needsJavaScript: string = "Waybill necesita JavaScript. Actívelo y vuelva a cargar la página."

// Generated from languages/fr.json: change it there, and run "npm run generate".
export const description: string = "Envoyez des colis, suivez-les en direct, confirmez la livraison."
export const needsJavaScript: string = "Waybill a besoin de JavaScript. Activez-le, puis rechargez la page."

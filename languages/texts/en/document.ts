// Generated from languages/en.json: change it there, and run "npm run generate".
export const description: string = "Send parcels, follow them live, confirm delivery."
export const needsJavaScript: string = "Waybill needs JavaScript. Please turn it on and load the page again."

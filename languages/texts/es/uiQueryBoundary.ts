// Generated from languages/es.json: change it there, and run "npm run generate".
export const mayBeOutOfDate: string = "Puede que estos datos no estén actualizados."

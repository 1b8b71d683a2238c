// Generated from languages/pl.json: change it there, and run "npm run generate".
export const mayBeOutOfDate: string = "Te dane mogą być nieaktualne."

// Generated from languages/es.json: change it there, and run "npm run generate".
export const opensANewTab: string = "(abre una pestaña nueva)"

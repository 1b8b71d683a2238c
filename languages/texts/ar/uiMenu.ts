// Generated from languages/ar.json: change it there, and run "npm run generate".
export const opensANewTab: string = "(يفتح علامة تبويب جديدة)"

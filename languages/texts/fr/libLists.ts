// Generated from languages/fr.json: change it there, and run "npm run generate".
export const quoted = (a: { text: string }): string => `« ${a.text} »`
export const andNext = (a: { next: string; text: string }): string => `${a.text}, ${a.next}`

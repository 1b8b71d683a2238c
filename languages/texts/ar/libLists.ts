// Generated from languages/ar.json: change it there, and run "npm run generate".
export const quoted = (a: { text: string }): string => `\u200f«\u2068${a.text}\u2069»`
export const andNext = (a: { next: string; text: string }): string => `\u200f\u2068${a.text}\u2069، \u2068${a.next}\u2069`

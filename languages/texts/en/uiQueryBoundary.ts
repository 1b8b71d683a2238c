// Generated from languages/en.json: change it there, and run "npm run generate".
export const loadingData = (a: { data: string }): string => `Loading ${a.data}…`
export const failedToLoad = (a: { data: string }): string => `Failed to load ${a.data}.`
export const failedToLoadAgain = (a: { data: string }): string => `Failed to load ${a.data}. These may be out of date.`

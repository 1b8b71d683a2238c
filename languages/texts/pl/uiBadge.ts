// Generated from languages/pl.json: change it there, and run "npm run generate".
export const reconnecting: string = "Ponowne łączenie"
export const changesAppearAgain: string = "Zmiany znów pojawią się za chwilę."
export const live: string = "Na żywo"
export const changesAppearByThemselves: string = "Zmiany pojawiają się tu same."

/** What follows the comma of a data URL. */
export const base64In = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** The base64 part of a data URL, after its comma. */
export const base64In = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)

/** The company's and every browser's, so that a journey has one day at any hour. */
export const timeZone = 'Europe/Berlin'

/** Time zone of the company and of every browser, so that a journey stays within one day at any hour. */
export const timeZone = 'Europe/Berlin'

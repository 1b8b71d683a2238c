/** Parcels in one print job: the limit of a list's page. */
export const maxPrinted = 100

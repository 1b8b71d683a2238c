/** Parcels on one print: as many as one page of a list can have. */
export const maxPrinted = 100

import * as t from '#texts/arrivals.ts'

/** How many stops a courier has before a receiver's, as in '3 stops before yours'. */
export const stopsBeforeText = (stopsBefore: number): string =>
  t.stopsBefore({ count: stopsBefore })

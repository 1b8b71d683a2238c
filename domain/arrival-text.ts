import * as t from '#texts/arrivals.ts'

/** Number of stops before the receiver's, as in '3 stops before yours'. */
export const stopsBeforeText = (stopsBefore: number): string =>
  t.stopsBefore({ count: stopsBefore })

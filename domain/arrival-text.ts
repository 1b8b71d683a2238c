/** How many stops a courier has before a receiver's, as in '3 stops before yours'. */
export function stopsBeforeText(stopsBefore: number): string {
  if (stopsBefore === 0) return 'Yours is the next stop'
  return stopsBefore === 1 ? '1 stop before yours' : `${stopsBefore} stops before yours`
}

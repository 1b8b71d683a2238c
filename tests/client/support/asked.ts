import type { Host } from '../../support/host.ts'

/** The bodies of all calls of this name, oldest first. */
export const bodiesOf = (host: Host, call: string) =>
  host.asked.filter((asked) => asked.call === call).map(({ body }) => body)

/** The query of the newest call of this name. */
export const lastQuery = (host: Host, call: string) =>
  host.asked.findLast((asked) => asked.call === call)?.query

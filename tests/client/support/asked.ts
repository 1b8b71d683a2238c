import type { Host } from '../../support/host.ts'

/** What was sent with each call of this name, oldest first. */
export const bodiesOf = (host: Host, call: string) =>
  host.asked.filter((asked) => asked.call === call).map(({ body }) => body)

/** What was asked for by the newest call of this name. */
export const lastQuery = (host: Host, call: string) =>
  host.asked.findLast((asked) => asked.call === call)?.query

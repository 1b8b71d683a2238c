import { Resolver } from 'node:dns/promises'

/** All addresses of a name, of both families; none where the name is not known. */
export type ResolveName = (name: string) => Promise<string[]>

/**
 * Asks the DNS servers of this machine by itself. `dns.lookup` would hold, for as long as a name's own
 * servers keep silent, one of the four threads on which passwords are hashed and files are read.
 */
export function createResolveName(
  given: { timeout?: number; servers?: string[] } = {},
): ResolveName {
  const { timeout = 5_000, servers } = given
  return async (name) => {
    // RFC 6761: a name that no DNS server is asked for.
    if (/(^|\.)localhost\.?$/.test(name)) return ['127.0.0.1']
    // A new one each time reads which servers to ask, and can be ended without ending another's questions.
    const resolver = new Resolver({ timeout: 1_500, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    const timer = setTimeout(() => resolver.cancel(), timeout)
    try {
      const families = [resolver.resolve4(name), resolver.resolve6(name)]
      const answers = await Promise.allSettled(families)
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    } finally {
      clearTimeout(timer)
    }
  }
}

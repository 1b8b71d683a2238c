import { Resolver } from 'node:dns/promises'

/** Finds all IPv4 and IPv6 addresses of a name; none if it is unknown. */
export type ResolveName = (name: string) => Promise<string[]>

/**
 * Queries this machine's DNS servers directly. While the name's servers do not answer, `dns.lookup`
 * would occupy one of the four threads that also hash passwords and read files.
 */
export function createResolveName(
  given: { timeout?: number; servers?: string[] } = {},
): ResolveName {
  const { timeout = 5_000, servers } = given
  return async (name) => {
    // RFC 6761: no DNS server is queried for this name.
    if (/(^|\.)localhost\.?$/.test(name)) return ['127.0.0.1']
    // A new resolver reads the current DNS servers, and can be canceled without canceling other look-ups.
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

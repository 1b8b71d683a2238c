import { parseUrl } from '../../domain/parse-url.ts'

export interface DatabaseAddress {
  /** One address per host, in the order given, each with all settings. */
  hosts: string[]
}

/** A server that can be written to, or the first that answers. */
export type DatabaseTarget = 'leader' | 'any'

/** Completes a sentence: the address "has to be …". */
export interface AddressFault {
  fault: string
}

/**
 * Reads `postgres://user:password@first:5432,second:5432/database?sslmode=verify-full`. The driver
 * takes one host and ignores settings that it does not know. These are refused here, because an
 * operator who sets a client certificate or a time-out would not notice that there is none. The
 * target is unset for an address that was checked before.
 */
export function parseDatabaseAddress(
  text: string,
  target?: DatabaseTarget,
): DatabaseAddress | AddressFault {
  const [, scheme = '', user = '', hosts = '', path = '', query = ''] = parts.exec(text) ?? []
  const addresses = hosts.split(',').map((host) => `${scheme}${user}${host}${path}${query}`)
  const isComplete = addresses.length === 1 || hosts.split(',').every((host) => host !== '')
  // An "@" here means that the password has a "?", so the query must not appear in an error text.
  const isOdd = query.includes('@')
  if (scheme === '' || !isComplete || isOdd || addresses.some((one) => parseUrl(one) === null)) {
    return { fault: 'an address such as postgres://user:password@host:5432/database' }
  }
  const settings = new URLSearchParams(query)
  const fault = faultOfSettings(settings, addresses.length, target)
  return fault === undefined ? { hosts: addresses.map(withoutTarget) } : { fault }
}

// The password can contain an "@"; neither it nor the user can contain a character that ends a
// host.
const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(\/[^?#]*)?(\?[^#]*)?$/

function faultOfSettings(
  settings: URLSearchParams,
  hosts: number,
  target: DatabaseTarget | undefined,
): string | undefined {
  for (const [name, value] of settings) {
    const values = name === 'target_session_attrs' ? targetsOf(target) : honoured.get(name)
    if (values === undefined) {
      const known = [...honoured.keys(), 'target_session_attrs'].sort().join(', ')
      return `an address without the setting ${name}, which is not honoured. Those that are: ${known}`
    }
    if (values !== 'any' && !values.includes(value)) {
      return `an address whose ${name} is one of ${values.join(', ')}`
    }
    if (hosts > 1 && (name === 'host' || name === 'port')) {
      return `an address with its hosts in one place: before the database, or as ${name}`
    }
  }
  return undefined
}

/** Values of `target_session_attrs` that match what each kind of connection does anyway; others are refused. */
const targets: Record<DatabaseTarget, readonly string[]> = {
  leader: ['read-write', 'primary'],
  any: ['any'],
}

const targetsOf = (target: DatabaseTarget | undefined) =>
  target === undefined ? Object.values(targets).flat() : targets[target]

/** Settings that the driver honours as libpq does, by pg-connection-string and pg's connection parameters. */
const honoured = new Map<string, readonly string[] | 'any'>([
  ['application_name', 'any'],
  ['fallback_application_name', 'any'],
  ['host', 'any'],
  ['idle_in_transaction_session_timeout', 'any'],
  ['lock_timeout', 'any'],
  ['options', 'any'],
  ['password', 'any'],
  ['port', 'any'],
  ['ssl', ['true', 'false', '1', '0', 'no-verify']],
  ['sslcert', 'any'],
  ['sslkey', 'any'],
  ['sslmode', ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full']],
  ['sslnegotiation', ['postgres', 'direct']],
  ['sslrootcert', 'any'],
  ['statement_timeout', 'any'],
  ['uselibpqcompat', ['true', 'false']],
  ['user', 'any'],
])

function withoutTarget(address: string): string {
  const url = new URL(address)
  if (url.searchParams.has('target_session_attrs')) url.searchParams.delete('target_session_attrs')
  return url.href
}

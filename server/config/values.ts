import { isIP } from 'node:net'
import { postcodeValidatorExistsForCountry } from 'postcode-validator'
import { z } from 'zod'
import { parseCoordinates } from '../../domain/coordinates.ts'
import { isTimeZone } from '../../domain/day-in-zone.ts'
import { parseUrl } from '../../domain/parse-url.ts'
import { proofKinds } from '../../domain/proof-kinds.ts'
import { roles } from '../../domain/roles.ts'
import { parseDatabaseAddress, type DatabaseTarget } from '../db/database-address.ts'

/*
 * Kinds of values that a variable of the environment can have. Each message completes the sentence
 * "NAME is <value>, but has to be …".
 */

export function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

export const numberOf = (
  unit: 'days' | 'digits' | 'minutes' | 'seconds',
  min: number,
  max: number,
) => wholeNumber(min, max, `a number of ${unit} from ${min} to ${max}`)

export const port = wholeNumber(0, 65_535, 'a port from 0 to 65535 (0: any free one)')

/** Lifetime of a refresh token. */
export const refreshSeconds = 30 * 24 * 60 * 60

/** By then the session has expired anyway. */
const maxMinutes = refreshSeconds / 60
export const accessMinutes = wholeNumber(
  1,
  maxMinutes,
  `a number of minutes from 1 to ${maxMinutes} (30 days)`,
)

export const host = z
  .string()
  .refine(hasNoNul, { message: 'a host name or address to listen on, such as 127.0.0.1' })

export const folder = z.string().refine(hasNoNul, { message: 'a folder' })

export const postgresUrl = (target: DatabaseTarget) =>
  z.string().superRefine((value, context) => {
    const address = parseDatabaseAddress(value, target)
    if ('fault' in address) context.addIssue({ code: 'custom', message: address.fault })
  })

export const httpUrl = z.string().refine((value) => isHttp(value) && parseUrl(value) !== null, {
  message: 'an address such as http://vroom.example.com:3000/',
})

export const publicOrigin = z
  .string()
  .transform((value) => value.replace(/\/$/, ''))
  .refine(isOrigin, { message: 'an origin such as https://parcels.example.com' })

export const origins = z
  .string()
  .transform((value) => splitList(value).map((origin) => origin.replace(/\/$/, '')))
  .refine((list) => list.every(isOrigin), {
    message: 'a list of origins separated by commas, such as https://parcels.example.com',
  })

/** A number of proxies in front of the server, or their addresses. */
export const trustProxy = z
  .string()
  .refine((value) => isProxyCount(value) || splitList(value).every(isAddressOrRange), {
    message:
      'a number of proxies from 0 to 10, or a list of their addresses or ranges, such as 10.0.0.0/8',
  })
  .transform((value) => {
    if (isProxyCount(value)) return Number(value) === 0 ? (false as const) : Number(value)
    return splitList(value)
  })

export const networks = z
  .string()
  .transform(splitList)
  .refine((list) => list.every(isAddressOrRange), {
    message: 'a list of addresses or networks separated by commas, such as 10.0.0.0/8',
  })

export const token = z.string().refine((value) => /^[\x21-\x7e]{16,}$/.test(value), {
  message: 'at least 16 letters, digits or signs without spaces',
})

/** `file:` names a folder into which mails are written instead of being sent. */
export const smtpUrl = z.string().refine((value) => isMailAddress(parseUrl(value)), {
  message:
    'an address such as smtps://user:password@mail.example.com:465, or a folder such as ' +
    'file:///srv/mails',
})

export const mailFrom = z
  .string()
  .refine((value) => /^(?:[^\r\n<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value), {
    message: 'a sender such as Waybill <parcels@example.com>',
  })

export const deliveryProof = z
  .string()
  .transform((value) => splitList(value).map((name) => name.toUpperCase()))
  .pipe(
    z.array(
      z.enum(proofKinds, {
        error: 'a list of name, signature, photo and code, separated by commas',
      }),
    ),
  )

export const coordinates = z.string().transform((value, context) => {
  const parsed = parseCoordinates(value)
  if (parsed !== null) return parsed
  context.addIssue({
    code: 'custom',
    message: 'a latitude and a longitude such as 53.7443,-0.3326',
  })
  return z.NEVER
})

/** Time zone in which the days of runs begin and end. */
export const timeZone = z.string().refine(isTimeZone, {
  message: 'a time zone such as Europe/Berlin',
})

/** Country whose postcodes are looked for first. */
export const country = z
  .string()
  .refine(
    (value) => /^(?!UK|CS|YU)[A-Z]{2}$/.test(value) && postcodeValidatorExistsForCountry(value),
    {
      message: 'a country with postcodes, in two capitals such as DE; GB for Great Britain',
    },
  )

export const oidcIssuer = z.string().refine(isIssuer, {
  message:
    'the address of one issuer, such as https://login.example.com, without ? and #, and for ' +
    'Microsoft Entra with the ID of your tenant in it; http only on this machine',
})

export const oidcName = z.string().refine((value) => value.length <= 40, {
  message: 'a name of at most 40 characters, such as Example Ltd',
})

/** A claim, and the role that each of its values gives. */
export const oidcRoles = z.string().transform((value, context) => {
  const [claim = '', ...rest] = value.split(':')
  const pairs = splitList(rest.join(':')).map((pair) => {
    const end = pair.lastIndexOf('=')
    const role = roles.find((one) => one === pair.slice(end + 1).trim())
    return { value: pair.slice(0, Math.max(0, end)).trim(), role }
  })
  const known = pairs.flatMap(({ value: text, role }) =>
    text === '' || role === undefined ? [] : [{ value: text, role }],
  )
  if (claim.trim() !== '' && known.length > 0 && known.length === pairs.length) {
    return { claim: claim.trim(), roles: known }
  }
  context.addIssue({
    code: 'custom',
    message:
      'a claim and the roles that its values give, such as ' +
      'groups:parcel-admins=ADMIN,drivers=COURIER',
  })
  return z.NEVER
})

function wholeNumber(min: number, max: number, message: string) {
  return z
    .string()
    .refine((value) => isWholeNumber(value, min, max), { message })
    .transform(Number)
}

/** Allows at most as many digits as `max` has. */
function isWholeNumber(value: string, min: number, max: number): boolean {
  if (!/^\d+$/.test(value) || value.length > String(max).length) return false
  return Number(value) >= min && Number(value) <= max
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function hasNoNul(value: string): boolean {
  return !value.includes('\0')
}

function isHttp(value: string): boolean {
  return /^https?:/.test(value)
}

function isOrigin(value: string): boolean {
  return isHttp(value) && parseUrl(value)?.origin === value
}

/** Refuses Entra's addresses for all tenants, because tokens name the issuer of a single tenant. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || url.search !== '' || url.hash !== '') return false
  if (url.username !== '' || url.password !== '') return false
  if (/\/(?:common|organizations|consumers)(?:\/|$)/.test(url.pathname)) return false
  const isHere = isLoopback(url.hostname) || url.hostname === '[::1]'
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}

function isMailAddress(url: URL | null): boolean {
  if (url === null) return false
  const { protocol, hostname } = url
  if (protocol === 'file:') return hostname === ''
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== ''
}

function isProxyCount(value: string): boolean {
  return isWholeNumber(value, 0, 10)
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  // A zone such as %eth0 names a network interface of one machine.
  if (family === 0 || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

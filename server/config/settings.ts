import { isIP } from 'node:net'
import { z } from 'zod'

// Each message completes the sentence "NAME is <value>, but has to be …".

export function text(what: string) {
  return z.string().refine((value) => !value.includes('\0'), { message: what })
}

export function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values, { error: `one of ${values.join(', ')}` })
}

export const port = z
  .string()
  .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, {
    message: 'a port from 0 to 65535 (0: any free one)',
  })
  .transform(Number)

export const postgresUrl = z
  .string()
  .refine((value) => /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value), {
    message: 'an address such as postgres://user:password@host:5432/database',
  })

export const origins = z
  .string()
  .transform((value) => listOf(value).map((origin) => origin.replace(/\/$/, '')))
  .refine((list) => list.every(isOrigin), {
    message: 'a list of origins separated by commas, such as https://parcels.example.com',
  })

/** A number of proxies in front of the server, or their addresses. */
export const trustProxy = z
  .string()
  .refine((value) => isHops(value) || listOf(value).every(isAddressOrRange), {
    message:
      'a number of proxies from 0 to 10, or a list of their addresses or ranges, such as 10.0.0.0/8',
  })
  .transform((value) => {
    if (isHops(value)) return Number(value) === 0 ? (false as const) : Number(value)
    return listOf(value)
  })

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value
}

function isHops(value: string): boolean {
  return /^\d{1,2}$/.test(value) && Number(value) <= 10
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

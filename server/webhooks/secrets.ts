import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** As the Standard Webhooks specification writes them. */
export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

/** For how long the secret before a rotation signs as well. */
export const rotationHours = 24

interface Signed {
  id: string
  /** seconds */
  timestamp: number
  body: string
}

/** One signature for each secret, as `webhook-signature` has them. */
export function sign(secrets: string[], { id, timestamp, body }: Signed): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return signatures.join(' ')
}

import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Secret in the format of the Standard Webhooks specification. */
export const newSecret = () => `${prefix}${randomBytes(32).toString('base64')}`

/** Hours for which the previous secret signs as well after a rotation. */
export const rotationHours = 24

interface Signed {
  id: string
  /** seconds */
  timestamp: number
  body: string
}

/** Value of the `webhook-signature` header, with one signature for each secret. */
export function sign(secrets: string[], { id, timestamp, body }: Signed): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return signatures.join(' ')
}

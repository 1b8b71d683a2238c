import { Agent, request } from 'node:http'
import { demoAccounts, type DemoPerson } from './waybill.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface HttpCall {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  accessToken?: string
  headers?: Record<string, string>
  body?: unknown
}

/** Returns the milliseconds until the whole response is received; throws unless it is a success. */
export function send(origin: string, call: HttpCall): Promise<number> {
  const { method = 'GET', path, accessToken, body } = call
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...call.headers,
    ...(accessToken === undefined ? {} : { cookie: `accessToken=${accessToken}` }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, agent, headers }, (response) => {
      let received = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (received += chunk))
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(performance.now() - start)
        else reject(new Error(`${method} ${path}: ${response.statusCode}, ${received}`))
      })
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(text)
  })
}

export const closeConnections = () => agent.destroy()

/** Requests JSON as a user of the demo data. */
export async function requestJson<Body>(
  origin: string,
  person: DemoPerson,
  path: string,
): Promise<Body> {
  const { email, password } = demoAccounts[person]
  const login = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!login.ok) throw new Error(`The login failed with ${login.status}`)
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const response = await fetch(origin + path, { headers: { cookie: cookies.join('; ') } })
  return (await response.json()) as Body
}

/** Tracking ID of a parcel of the demo data, of one in transit if there is one. */
export async function anyTrackingId(origin: string): Promise<string> {
  const { data } = await requestJson<{ data: { trackingId: string; status: string }[] }>(
    origin,
    'sender',
    '/api/parcel/me?page=1&limit=6',
  )
  const parcel = data.find(({ status }) => status === 'IN_TRANSIT') ?? data[0]
  if (parcel === undefined) throw new Error('The demo data have no parcel')
  return parcel.trackingId
}

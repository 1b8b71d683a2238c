import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface HttpCall {
  method?: 'GET' | 'POST'
  path: string
  accessToken?: string
  body?: unknown
}

/** Answers the milliseconds until the whole answer is there; anything but a success throws. */
export function send(origin: string, call: HttpCall): Promise<number> {
  const { method = 'GET', path, accessToken, body } = call
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = {
    ...(accessToken === undefined ? {} : { cookie: `accessToken=${accessToken}` }),
    ...(text === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  }
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, agent, headers }, (response) => {
      let answer = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (answer += part))
      response.on('end', () => {
        if ((response.statusCode ?? 500) < 300) resolve(performance.now() - start)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${answer}`))
      })
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(text)
  })
}

export const closeConnections = () => agent.destroy()

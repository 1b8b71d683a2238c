import type { Role } from '../../../openapi.d.ts'
import type { Node } from './nodes.ts'

export interface Person {
  id: string
  role: Role
  cookie: string
}

export interface People {
  admin: Person
  senders: Person[]
  receivers: Person[]
}

const password = 'Waybill-cluster-1'
const each = 4

export async function registerPeople(node: Node): Promise<People> {
  const register = async (role: Role, index: number): Promise<Person> => {
    const email = `${role.toLowerCase()}${index}@example.com`
    const account = { name: `${role} ${index}`, email, password, confirmPassword: password, role }
    await post(node, '/api/user', account)
    const login = await post(node, '/api/user/login', { email, password })
    const cookie = login.headers
      .getSetCookie()
      // Leaves out cookies that mark a recent change, which would expire in seconds.
      .filter((text) => /^(access|refresh)Token=/.test(text))
      .map((one) => one.split(';')[0])
      .join('; ')
    const { data }: { data: { _id: string } } = JSON.parse(await login.text())
    return { id: data._id, role, cookie }
  }
  const several = async (role: Role) => {
    const people: Person[] = []
    for (let index = 1; index <= each; index += 1) people.push(await register(role, index))
    return people
  }
  return {
    admin: await register('ADMIN', 1),
    senders: await several('SENDER'),
    receivers: await several('RECEIVER'),
  }
}

async function post(node: Node, path: string, body: object): Promise<Response> {
  const reply = await fetch(`${node.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply
}

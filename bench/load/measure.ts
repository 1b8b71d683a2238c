import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../../server/project-root.ts'
import type { Subject } from '../cost/subject.ts'
import { median } from '../report/median.ts'
import { password } from '../stock/fill.ts'
import { send, type HttpCall } from '../http.ts'
import { cpuOfFamily } from './cpu-of-family.ts'
import type { Spent } from './profile.ts'

export interface Load {
  what: string
  perSecond: number
  /** Microseconds of the processor for one call. */
  cpu: Cpu
}

export interface Measured {
  loads: Load[]
  /** Of a page of six parcels. */
  spent: Spent[]
}

interface Cpu {
  server: number
  postgres: number
}

interface Target {
  what: string
  origin: string
  call: HttpCall
}

const callers = 8

/** Short windows in turn, so that whatever else the machine does slows all targets alike. */
export async function measureLoad(
  url: string,
  subject: Subject,
  { postmaster, rounds, windowMs }: { postmaster: number; rounds: number; windowMs: number },
  say: (line: string) => void,
): Promise<Measured> {
  const server = fork(join(projectRoot, 'bench/load/server.ts'), [url], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const { origin, bareOrigin } = await answer<{ origin: string; bareOrigin: string }>(server)
    const targets = await targetsOf(subject, origin, bareOrigin)
    const windows = targets.map((): Load[] => [])
    for (let round = -1; round < rounds; round += 1) {
      say(round < 0 ? 'Throughput: warming up …' : `Throughput: round ${round + 1} of ${rounds} …`)
      for (const [index, target] of targets.entries()) {
        const load = await oneWindow(target, windowMs, async () => ({
          server: await cpuOf(server),
          postgres: await cpuOfFamily(postmaster),
        }))
        if (round >= 0) windows[index]?.push(load)
      }
    }
    const loads = targets.map(({ what }, index) => ({
      what,
      perSecond: median((windows[index] ?? []).map((load) => load.perSecond)),
      cpu: {
        server: median((windows[index] ?? []).map(({ cpu }) => cpu.server)),
        postgres: median((windows[index] ?? []).map(({ cpu }) => cpu.postgres)),
      },
    }))
    say('Where a page of six spends its time …')
    return { loads, spent: await spentOn(pageOfSix(subject, origin), server, 3 * windowMs) }
  } finally {
    server.send('stop')
    await once(server, 'exit')
  }
}

async function spentOn(target: Target, server: ChildProcess, ms: number): Promise<Spent[]> {
  await ask(server, 'watch')
  await keepAsking(target, ms)
  return ask<Spent[]>(server, 'spent')
}

async function targetsOf(subject: Subject, origin: string, bareOrigin: string): Promise<Target[]> {
  const { waybill, admin, sender, trackingIds } = subject
  const { rows } = await waybill.database.pool.query<{ id: string; email: string }>(`
    select id, email from users where role = 'RECEIVER' and not is_blocked order by created_at limit 1
  `)
  const [receiver] = rows
  const newParcel = {
    receiverId: receiver?.id,
    fromAddress: '1 Mill Lane, Leeds',
    toAddress: '8 Quay Road, Hull',
    parcelType: 'PACKAGE',
    weight: 2.5,
  }
  return [
    { what: 'Bare Fastify: hello', origin: bareOrigin, call: { path: '/hello' } },
    { what: 'Bare Fastify: one row by its key', origin: bareOrigin, call: { path: '/row' } },
    {
      what: 'Track a parcel',
      origin,
      call: { path: `/api/parcel/track?trackingId=${trackingIds[0]}` },
    },
    {
      what: 'Who am I (the session alone)',
      origin,
      call: { path: '/api/user/me', accessToken: admin },
    },
    pageOfSix(subject, origin),
    {
      what: 'Create a parcel',
      origin,
      call: { method: 'POST', path: '/api/parcel', accessToken: sender, body: newParcel },
    },
    {
      what: 'Log in',
      origin,
      call: {
        method: 'POST',
        path: '/api/user/login',
        body: { email: receiver?.email, password },
      },
    },
  ]
}

const pageOfSix = ({ admin }: Subject, origin: string): Target => ({
  what: 'A page of six parcels',
  origin,
  call: { path: '/api/parcel?page=1&limit=6', accessToken: admin },
})

async function oneWindow(
  target: Target,
  windowMs: number,
  cpuSoFar: () => Promise<Cpu>,
): Promise<Load> {
  const before = await cpuSoFar()
  const start = performance.now()
  const calls = await keepAsking(target, windowMs)
  const seconds = (performance.now() - start) / 1000
  const after = await cpuSoFar()
  const cpu = {
    server: (after.server - before.server) / calls,
    postgres: (after.postgres - before.postgres) / calls,
  }
  return { what: target.what, perSecond: calls / seconds, cpu }
}

/** All callers for a while; answers how many calls they made. */
async function keepAsking({ origin, call }: Target, ms: number): Promise<number> {
  const start = performance.now()
  let calls = 0
  const caller = async () => {
    while (performance.now() - start < ms) {
      await send(origin, call)
      calls += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return calls
}

const cpuOf = (server: ChildProcess) => ask<number>(server, 'cpu')

async function ask<Message>(server: ChildProcess, question: string): Promise<Message> {
  const answered = answer<Message>(server)
  server.send(question)
  return answered
}

async function answer<Message>(server: ChildProcess): Promise<Message> {
  const [message] = (await once(server, 'message')) as [Message]
  return message
}

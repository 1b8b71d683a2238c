import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Dataset } from '../database.ts'
import { inTurn, logStep, projectRoot } from '../report.ts'
import { createParcel, logIn, pageOfSix, trackParcel, whoAmI } from './calls.ts'
import type { ProfileShare, ServerMessage } from './server-process.ts'
import {
  callRepeatedly,
  measureWindow,
  medianLoad,
  type Load,
  type Processes,
  type Target,
} from './window.ts'

/** Medians of all windows of one target. */
export interface NamedLoad extends Load {
  name: string
  windows: Load[]
}

export interface LoadResult {
  loads: NamedLoad[]
  /** Profile of a page of six parcels. */
  profile: ProfileShare[]
}

/** Number of windows of each target, and the length of each. */
export interface Windows {
  rounds: number
  windowMs: number
  /** Of the window before the first round; unset: as the others. */
  warmUpMs?: number
}

/** Measures the server of this checkout, and a bare Fastify in the same process. */
export async function measureLoad(
  url: string,
  dataset: Dataset,
  postmaster: number,
  windows: Windows,
): Promise<LoadResult> {
  const server = fork(join(projectRoot, 'bench/load/server-process.ts'), [url], {
    execArgv: ['--import', 'tsx'],
  })
  try {
    const origins = await messageOf<{ origin: string; bareOrigin: string }>(server)
    const page = { name: 'A page of six parcels', ...origins, call: pageOfSix(dataset) }
    const targets = targetsOf(dataset, page, origins)
    const processes = { server: server.pid ?? 0, postgres: postmaster }
    const loads = await measureWindows(
      targets.map((target) => [{ target, processes }]),
      windows,
    )
    logStep('Where a page of six spends its time …')
    await request(server, 'start profile')
    await callRepeatedly(page, 3 * windows.windowMs)
    return { loads, profile: await request<ProfileShare[]>(server, 'stop profile') }
  } finally {
    server.send('stop' satisfies ServerMessage)
    await once(server, 'exit')
  }
}

/**
 * Measures all targets in short windows in turn, so that other work of the machine slows all of them down
 * alike. Targets that are compared with each other are in one group.
 */
export async function measureWindows(
  groups: { target: Target; processes: Processes }[][],
  { rounds, windowMs, warmUpMs = windowMs }: Windows,
): Promise<NamedLoad[]> {
  const runs = groups.map((group) =>
    group.map((one) => ({ ...one, measuredWindows: [] as Load[] })),
  )
  for (let round = -1; round < rounds; round += 1) {
    logStep(round < 0 ? 'Load: warming up …' : `Load: round ${round + 1} of ${rounds} …`)
    for (const { target, processes, measuredWindows } of inTurn(runs, round)) {
      const load = await measureWindow(target, processes, round < 0 ? warmUpMs : windowMs)
      if (round >= 0) measuredWindows.push(load)
    }
  }
  return runs.flat().map(({ target, measuredWindows }) => ({
    name: target.name,
    windows: measuredWindows,
    ...medianLoad(measuredWindows),
  }))
}

function targetsOf(
  dataset: Dataset,
  page: Target,
  { origin, bareOrigin }: { origin: string; bareOrigin: string },
): Target[] {
  const get = (path: string) => () => ({ path })
  return [
    { name: 'Bare Fastify: hello', origin: bareOrigin, call: get('/hello') },
    { name: 'Bare Fastify: one row by its key', origin: bareOrigin, call: get('/row') },
    { name: 'Track a parcel', origin, call: trackParcel(dataset) },
    { name: 'Who am I (the session alone)', origin, call: whoAmI(dataset) },
    page,
    { name: 'Create a parcel', origin, call: createParcel(dataset) },
    { name: 'Log in', origin, call: logIn(dataset) },
  ]
}

async function request<Response>(server: ChildProcess, message: ServerMessage): Promise<Response> {
  const response = messageOf<Response>(server)
  server.send(message)
  return response
}

async function messageOf<Message>(server: ChildProcess): Promise<Message> {
  const [message] = (await once(server, 'message')) as [Message]
  return message
}

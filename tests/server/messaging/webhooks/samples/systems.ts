import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../../../../server/db/embedded-postgres/postmaster.ts'
import { projectRoot } from '../../../../../server/project-root.ts'
import { postToFpm } from './fast-cgi.ts'

/** Posts a message; answers the status. */
export type Post = (headers: Record<string, string>, body: string) => Promise<number>

interface Shop {
  post: Post
  stop: () => Promise<void>
}

export interface System {
  name: string
  /** Why it cannot be run on this computer; undefined if it can. */
  missing?: string | undefined
  start: (secret: string) => Promise<Shop>
}

const document = readFileSync(join(projectRoot, 'docs/integrations.md'), 'utf8')

const fpm = ['php-fpm', 'php-fpm8.4', 'php-fpm8.3', 'php-fpm8.2']
  .flatMap((name) =>
    [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
      join(folder, name),
    ),
  )
  .find((path) => existsSync(path))
const hasFlask = spawnSync('python3', ['-c', 'import flask']).status === 0

/** The samples of the document, each on what it was written for. */
export const systems: System[] = [
  {
    name: 'Express',
    start: (secret) => node(secret, sampleWith("from 'express'")),
  },
  {
    name: 'Node without a framework',
    start: (secret) => node(secret, sampleWith("from 'node:http'")),
  },
  {
    name: 'Flask',
    missing: hasFlask ? undefined : 'Flask is not installed',
    start: (secret) =>
      inFolder(async (folder, port) => {
        await writeFile(join(folder, 'shop.py'), sampleWith('from flask import'))
        const args = ['-m', 'flask', '--app', 'shop', 'run', '--port', String(port)]
        return { command: 'python3', args, secret, post: overHttp(port) }
      }),
  },
  {
    name: 'PHP-FPM',
    missing: fpm === undefined ? 'PHP-FPM is not installed' : undefined,
    start: (secret) =>
      inFolder(async (folder, port) => {
        const script = join(folder, 'shop.php')
        const settings = join(folder, 'fpm.conf')
        await writeFile(script, sampleWith('<?php'))
        await writeFile(settings, fpmSettings(port, folder, secret))
        const args = ['--nodaemonize', '--fpm-config', settings, '--allow-to-run-as-root', '-n']
        const post: Post = (headers, body) => postToFpm(port, script, headers, body)
        return { command: fpm ?? 'php-fpm', args, secret, post }
      }),
  },
]

function sampleWith(text: string): string {
  const samples = [...document.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  const found = samples.find((code) => code.includes(text))
  if (found === undefined) throw new Error(`No sample has ${text}`)
  return found
}

const node = (secret: string, sample: string) =>
  inFolder(async (folder, port) => {
    const script = join(folder, 'shop.mjs')
    await writeFile(script, sample.replace('listen(8080)', `listen(${port}, '127.0.0.1')`))
    return { command: process.execPath, args: [script], secret, post: overHttp(port) }
  })

const fpmSettings = (port: number, folder: string, secret: string) => `
[global]
error_log = ${folder}/fpm.log
[shop]
listen = 127.0.0.1:${port}
pm = static
pm.max_children = 1
${process.getuid?.() === 0 ? 'user = root\ngroup = root' : ''}
env[WEBHOOK_SECRET] = ${secret}
`

interface Prepared {
  command: string
  args: string[]
  secret: string
  post: Post
}

/** Starts a shop in a folder of its own, below the project, so that Node finds the packages. */
async function inFolder(
  prepare: (folder: string, port: number) => Promise<Prepared>,
): Promise<Shop> {
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.webhook-sample-'))
  const port = await freePort()
  const { command, args, secret, post } = await prepare(folder, port)
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: 'ignore',
  })
  const ended = once(child, 'close')
  const stop = async () => {
    child.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${command} ended at once`)
    await wait(50)
  }
  return { post, stop }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const overHttp =
  (port: number): Post =>
  (headers, body) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: '/webhooks', method: 'POST' }
      const call = request({
        ...options,
        headers: { 'content-type': 'application/json', ...headers },
      })
      call.on('error', reject)
      call.on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      call.end(body)
    })

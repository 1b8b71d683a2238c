import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chooseAccount } from '../../server/db/embedded-postgres/placement.ts'
import { projectRoot } from '../../server/project-root.ts'
import { copy } from './packed.ts'

/** An image's files in a folder of this machine, and how a container starts from it. */
export interface Image {
  root: string
  workdir: string
  env: Record<string, string>
  command: string[]
  healthcheck: string[]
}

/**
 * Stands in for the image's account `node`: under root, the account of PostgreSQL, which every
 * machine has by then, and whose name PostgreSQL needs; otherwise the caller's own.
 */
export const imageAccount = await chooseAccount('no cluster yet')

/**
 * Follows the Dockerfile's last stage without a container engine. `stages` says where the files of
 * the earlier stages are, such as `/build/package` in `build`. An unknown instruction fails, so
 * that nothing is left out.
 */
export async function buildImage(root: string, stages: Record<string, string>): Promise<Image> {
  const image: Image = { root, workdir: '/', env: {}, command: [], healthcheck: [] }
  for (const [name, rest] of await lastStage()) {
    const known = instructions[name]
    if (known === undefined) throw new Error(`${name} in the Dockerfile is not known to its test.`)
    await known(image, rest, stages)
  }
  await promisify(execFile)('chmod', ['-R', 'a-w', join(root, image.workdir)])
  return image
}

/** Makes the image's account the owner. */
export async function giveToAccount(path: string): Promise<void> {
  const { uid, gid } = imageAccount
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

type Instruction = (image: Image, rest: string, stages: Record<string, string>) => unknown

const instructions: Record<string, Instruction> = {
  FROM: (_, base) => matched(/^node:24-slim$/, base),
  WORKDIR: async (image, path) => {
    image.workdir = path
    await mkdir(join(image.root, path), { recursive: true })
  },
  COPY: async ({ root, workdir }, rest, stages) => {
    const [stage, from, to] = matched(/^--from=(\w+) (\S+) (\S+)$/, rest)
    const target = join(root, posix.resolve(workdir, to))
    await mkdir(target, { recursive: true })
    // Copies the content, not the folder.
    await copy([`${join(stages[stage] ?? '', from)}/.`], target)
  },
  RUN: async ({ root }, command) => {
    if (command.startsWith('ln ')) {
      const [program, link] = matched(/^ln -s (\S+) (\/usr\/local\/bin\/\w+)$/, command)
      await mkdir(dirname(join(root, link)), { recursive: true })
      await symlink(join(root, program), join(root, link))
      return
    }
    const [path] = matched(/^install -d -o node -g node -m 700 (\S+)$/, command)
    await mkdir(join(root, path), { mode: 0o700 })
    await giveToAccount(join(root, path))
  },
  ENV: ({ env }, pairs) => {
    for (const pair of pairs.split(' ')) {
      const [name, value] = matched(/^([A-Z_]+)=(\S+)$/, pair)
      env[name] = value
    }
  },
  USER: (_, account) => matched(/^node$/, account),
  VOLUME: ({ env }, path) => matched(new RegExp(`^${env['DATA_DIR']}$`), path),
  EXPOSE: ({ env }, port) => matched(new RegExp(`^${env['PORT']}$`), port),
  HEALTHCHECK: (image, rest) => {
    const [command] = matched(/^(?:--\S+ )+CMD (\[.*\])$/, rest)
    image.healthcheck = parseCommand(command)
  },
  CMD: (image, command) => {
    image.command = parseCommand(command)
  },
}

async function lastStage(): Promise<[name: string, rest: string][]> {
  const text = await readFile(join(projectRoot, 'deploy/Dockerfile'), 'utf8')
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '')
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM '))).map((line) => {
    const [name = '', ...rest] = line.split(' ')
    return [name, rest.join(' ')]
  })
}

/** The arguments for Node of a command in list form. */
function parseCommand(text: string): string[] {
  const [, ...args] = z.tuple([z.literal('node')], z.string()).parse(JSON.parse(text))
  return args
}

function matched(pattern: RegExp, text: string): [string, string, string] {
  const found = pattern.exec(text)
  if (found === null) throw new Error(`"${text}" in the Dockerfile is not known to its test.`)
  const [, first = '', second = '', third = ''] = found
  return [first, second, third]
}

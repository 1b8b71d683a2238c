import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Config } from '../config/config.ts'
import { block } from '../users/block-user.ts'
import { unblock } from '../users/unblock-user.ts'
import { findUserByEmail } from '../users/repository.ts'
import { createAccount } from './create-account.ts'
import { CommandError, UsageError } from './errors.ts'
import { prepareTables, withDatabase } from './open.ts'
import { readPassword } from './password-input.ts'
import { endSessions, sessionLines } from './sessions.ts'
import type { Terminal } from './terminal.ts'

const clock = () => new Date()

export async function admin(
  args: string[],
  environment: Config,
  terminal: Terminal,
): Promise<void> {
  const { command, options, values } = readLine(args)
  const [email] = values
  if (command === 'create') {
    const { name, email: address, role = 'ADMIN' } = options
    if (values.length > 0) throw new UsageError(`"${values.join(' ')}" is one word too many.`)
    if (name === undefined) throw new UsageError('--name is missing.')
    if (address === undefined) throw new UsageError('--email is missing.')
    const password = await readPassword()
    await withDatabase('made', { environment, terminal }, async (opened) => {
      await prepareTables(opened, 'made')
      const account = { name, email: address, role, ...password }
      const made = await createAccount(opened.db, environment, account)
      terminal.say(`${made.name} <${made.email}> can log in now, as ${made.role}.`)
    })
    return
  }

  if (email === undefined) throw new UsageError(`Whose account? ${command} needs an e-mail.`)
  if (values.length > 1) throw new UsageError(`One e-mail at a time, not ${values.join(' ')}.`)
  await withDatabase('there', { environment, terminal }, async (opened) => {
    await prepareTables(opened, 'there')
    const { db } = opened
    const id = await accountOf(db, email)
    if (command === 'block') {
      const { name } = await block({ db, clock }, id)
      terminal.say(`${name} <${email}> is blocked, and has no session any more.`)
    } else if (command === 'unblock') {
      const { name } = await unblock({ db, clock }, id)
      terminal.say(`${name} <${email}> is not blocked, and can log in.`)
    } else if (options.end === true) {
      terminal.say(await endSessions(db, id, clock()))
    } else {
      for (const line of await sessionLines(db, id, clock())) terminal.say(line)
    }
  })
}

const subcommands = ['create', 'block', 'unblock', 'sessions'] as const
type Subcommand = (typeof subcommands)[number]

const optionsOf: Record<Subcommand, string[]> = {
  create: ['name', 'email', 'role'],
  block: [],
  unblock: [],
  sessions: ['end'],
}

function readLine(args: string[]) {
  const { values: options, positionals } = parse(args)
  const [first, ...values] = positionals
  const command = subcommands.find((one) => one === first)
  if (command === undefined) {
    throw new UsageError(first === undefined ? 'What to do?' : `"${first}" is nothing to do.`)
  }
  const stray = Object.keys(options).find((option) => !optionsOf[command].includes(option))
  if (stray !== undefined) throw new UsageError(`${command} has no --${stray}.`)
  return { command, options, values }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        email: { type: 'string' },
        role: { type: 'string' },
        end: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

async function accountOf(db: Kysely<Database>, email: string): Promise<string> {
  const found = await findUserByEmail(db, email.trim())
  if (found === undefined) throw new CommandError(`Nobody has the e-mail ${email}.`)
  return found.id
}

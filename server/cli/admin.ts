import { z } from 'zod'
import { buildApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { isPasswordClosed, oidcSettings } from '../oidc/settings.ts'
import { setEmailVerified } from '../email-verification/repository.ts'
import { createLink } from '../recovery/create-reset-link.ts'
import { tellOwner } from '../notifications/tell-owner-repository.ts'
import { resetAddress } from '../recovery/reset-link.ts'
import { removePasskeysOfUser } from '../passkeys/remove-passkeys-of-user.ts'
import { endSessionsOfUser, findLiveSessions } from '../sessions/repository.ts'
import { waysToSignIn } from '../sessions/ways-to-sign-in-repository.ts'
import { removeTwoFactor } from '../two-factor/repository.ts'
import { block } from '../users/block-user.ts'
import { findUserByEmail, lockUser } from '../users/repository.ts'
import { unblock } from '../users/unblock-user.ts'
import { CommandError, UsageError } from './errors.ts'
import { withDatabase } from './open-database.ts'
import { parseCommandLine, readPassword, type Command, type PasswordInput } from './terminal.ts'

const clock = () => new Date()

export const admin: Command = async (args, config, terminal) => {
  const { subcommand, options, words } = parseAdminCommandLine(args)
  if (subcommand === 'create') {
    const { name, email, role = 'ADMIN' } = options
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is one word too many.`)
    if (name === undefined) throw new UsageError('--name is missing.')
    if (email === undefined) throw new UsageError('--email is missing.')
    const account = { name, email, role, ...(await readPassword()) }
    await withDatabase({ mode: 'created', config, terminal }, async (db) => {
      const created = await createAccount(db, config, account)
      terminal.say(`${created.name} <${created.email}> can log in now, as ${created.role}.`)
    })
    return
  }

  const [email] = words
  if (email === undefined) throw new UsageError(`Whose account? ${subcommand} needs an email.`)
  if (words.length > 1) throw new UsageError(`One email at a time, not ${words.join(' ')}.`)
  await withDatabase({ mode: 'existing', config, terminal }, async (db) => {
    const user = await findUserByEmail(db, email.trim())
    if (user === undefined) throw new CommandError(`Nobody has the email ${email}.`)
    if (subcommand === 'block') {
      const { name } = await block({ db, clock }, user.id)
      terminal.say(`${name} <${email}> is blocked, and has no session any more.`)
    } else if (subcommand === 'unblock') {
      const { name } = await unblock({ db, clock }, user.id)
      terminal.say(`${name} <${email}> is not blocked, and can log in.`)
    } else if (subcommand === 'reset-link') {
      const { token, expiresAt } = await createLink({ db, clock }, user.id, {
        by: 'administrator',
      })
      terminal.say(resetAddress(originOf(config), token))
      terminal.note(
        `Hand it to ${email}: the password is set with it. It works once, until ${formatTime(expiresAt)}.`,
      )
    } else if (subcommand === 'reset-two-factor') {
      terminal.say(await resetTwoFactor(db, config, { ...user, email }))
    } else if (subcommand === 'verify-email') {
      terminal.say(await verifyEmail(db, user.id, { email, now: clock() }))
    } else if (options.end === true) {
      terminal.say(await endSessions(db, user.id, clock()))
    } else {
      for (const line of await listSessions(db, user.id, clock())) terminal.say(line)
    }
  })
}

const optionsOfSubcommands = {
  create: ['name', 'email', 'role'],
  block: [],
  unblock: [],
  'reset-link': [],
  'reset-two-factor': [],
  'verify-email': [],
  sessions: ['end'],
} satisfies Record<string, string[]>

type Subcommand = keyof typeof optionsOfSubcommands

function parseAdminCommandLine(args: string[]) {
  const { values: options, positionals } = parseCommandLine(args, {
    name: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string' },
    end: { type: 'boolean' },
  })
  const [subcommand, ...words] = positionals
  if (subcommand === undefined) throw new UsageError('What to do?')
  if (!isSubcommand(subcommand)) throw new UsageError(`"${subcommand}" is nothing to do.`)
  const known: string[] = optionsOfSubcommands[subcommand]
  const stray = Object.keys(options).find((option) => !known.includes(option))
  if (stray !== undefined) throw new UsageError(`${subcommand} has no --${stray}.`)
  return { subcommand, options, words }
}

function isSubcommand(text: string): text is Subcommand {
  return Object.hasOwn(optionsOfSubcommands, text)
}

const createdAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.string(),
})

const registration = z.object({
  message: z.string(),
  errors: z.array(z.object({ message: z.string() })).optional(),
  data: createdAccount.optional(),
})

/** Calls the contract's registration, for its rules and texts, with all roles open to the operator. */
async function createAccount(
  db: Database,
  config: Config,
  account: { name: string; email: string; role: string } & PasswordInput,
): Promise<z.infer<typeof createdAccount>> {
  const app = await buildApp({
    db,
    clock,
    config: { ...config, adminSignup: 'open', rateLimits: 'off', emailVerification: 'off' },
    logger: { level: 'silent' },
  })
  try {
    const response = await app.inject({ method: 'POST', url: '/api/user', payload: account })
    const { data, errors, message } = registration.parse(response.json())
    if (response.statusCode === 201 && data !== undefined) {
      // The operator vouches for the address.
      await db.transaction((transaction) => setEmailVerified(transaction, data._id, clock()))
      return data
    }
    const sentences = (errors ?? [{ message }]).map((error) => `${error.message}.`)
    throw new CommandError(sentences.join('\n'))
  } finally {
    await app.close()
  }
}

async function listSessions(db: Database, userId: string, now: Date): Promise<string[]> {
  const sessions = await findLiveSessions(db, userId, now)
  if (sessions.length === 0) return ['No live sessions.']
  return [
    tableLine('Began', 'Last renewed', 'Ends, if not renewed'),
    ...sessions.map(({ began, renewed, ends }) =>
      tableLine(formatTime(began), renewed > began ? formatTime(renewed) : '-', formatTime(ends)),
    ),
  ]
}

const endSessions = (db: Database, userId: string, now: Date): Promise<string> =>
  db.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const live = await findLiveSessions(transaction, userId, now)
    await endSessionsOfUser(transaction, userId, now)
    if (live.length === 0) return 'There were no live sessions.'
    return live.length === 1 ? 'One session has ended.' : `${live.length} sessions have ended.`
  })

/** Turns two-factor authentication off, and removes passkeys, for a user who has lost their second factor. */
const resetTwoFactor = (
  db: Database,
  config: Config,
  { id, email }: { id: string; email: string },
): Promise<string> =>
  db.transaction(async (transaction) => {
    const user = await lockUser(transaction, id)
    if (user === undefined) return `${email} has deleted their account.`
    const hadApp = await removeTwoFactor(transaction, id)
    const hadPasskeys = await removePasskeysOfUser(transaction, { clock, config }, id)
    if (!hadApp && !hadPasskeys)
      return `${email} has no two-factor authentication, and no passkeys.`
    await endSessionsOfUser(transaction, id, clock())
    if (hadApp) {
      await tellOwner(transaction, { clock, config }, id, { kind: 'TWO_FACTOR_TURNED_OFF' })
    }
    const provider = oidcSettings(config)
    if ((await waysToSignIn(transaction, user, { config, provider })) > 0)
      return `${email} logs in without a second factor, and has no session any more.`
    const hasPassword =
      (await waysToSignIn(transaction, user, { config: { oidcOnly: 'off' }, provider })) > 0
    return [
      `${email} has no session and no way to log in any more.`,
      ...(isPasswordClosed(user.role, config)
        ? ['Leave OIDC_ONLY out until they have linked their company account.']
        : []),
      ...(hasPassword ? [] : ['Make them a reset-link, with which they set a password.']),
    ].join(' ')
  })

/** For a user whose mail does not arrive: the operator vouches for the address, as at `create`. */
const verifyEmail = (
  db: Database,
  userId: string,
  { email, now }: { email: string; now: Date },
): Promise<string> =>
  db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user?.is_email_verified === true) return `${email} was confirmed before.`
    await setEmailVerified(transaction, userId, now)
    return `${email} is confirmed.`
  })

/** Origin at which users open Waybill; a guess where PUBLIC_URL is not set. */
const originOf = ({ publicUrl, host, port }: Config) => publicUrl ?? `http://${host}:${port}`

const tableLine = (began: string, renewed: string, ends: string) =>
  `${began.padEnd(25)}${renewed.padEnd(25)}${ends}`

const formatTime = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`

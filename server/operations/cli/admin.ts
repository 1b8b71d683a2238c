import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import { openable } from '../../http/listen.ts'
import { isPasswordClosed, oidcSettings } from '../../config/oidc-settings.ts'
import { setEmailVerified } from '../../accounts/email-verification/repository.ts'
import { createLink } from '../../accounts/recovery/create-reset-link.ts'
import { tellOwner } from '../../messaging/notifications/tell-owner-repository.ts'
import { resetAddress } from '../../accounts/recovery/reset-link.ts'
import { removePasskeysOfUser } from '../../accounts/passkeys/remove-passkeys-of-user.ts'
import { endSessionsOfUser, findLiveSessions } from '../../accounts/sessions/repository.ts'
import { waysToSignIn } from '../../accounts/sessions/ways-to-sign-in-repository.ts'
import { removeTwoFactor } from '../../accounts/two-factor/repository.ts'
import { eraseAccount, lockForErasure } from '../../accounts/lifecycle/erase-account.ts'
import { block } from '../../accounts/lifecycle/block-user.ts'
import { findUserByEmail, lockUser } from '../../accounts/users/repository.ts'
import { unblock } from '../../accounts/lifecycle/unblock-user.ts'
import { checkFigures } from './check-figures.ts'
import { createAccount, expectUsablePassword, parseRole } from './create-account.ts'
import { CommandError, UsageError } from './errors.ts'
import { withDatabase } from './open-database.ts'
import { removeDemo } from './remove-demo.ts'
import { parseCommandLine, readPassword, type Command } from './terminal.ts'

const clock = () => new Date()

export const admin: Command = async (args, config, terminal) => {
  const { subcommand, options, words } = parseAdminCommandLine(args)
  if (subcommand === 'create') {
    const { name, email } = options
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is one word too many.`)
    if (name === undefined) throw new UsageError('--name is missing.')
    if (email === undefined) throw new UsageError('--email is missing.')
    const role = parseRole(options.role)
    expectUsablePassword(role, config)
    const account = { name, email, role, password: await readPassword() }
    await withDatabase({ mode: 'created', config, terminal }, async (db) => {
      const created = await createAccount(db, config, account)
      terminal.say(`${created.name} <${created.email}> can log in now, as ${created.role}.`)
    })
    return
  }

  if (subcommand === 'remove-demo') {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is one word too many.`)
    const removal = { config, isConfirmed: options.yes === true, now: clock() }
    const database = { mode: 'existing', config, terminal, isUnlimited: true } as const
    await withDatabase(database, async (db) => {
      for (const line of await removeDemo(db, removal)) terminal.say(line)
    })
    return
  }

  if (subcommand === 'check') {
    if (words.length > 0) throw new UsageError(`"${words.join(' ')}" is one word too many.`)
    const database = { mode: 'existing', config, terminal, isUnlimited: true } as const
    await withDatabase(database, async (db) => {
      for (const line of await checkFigures(db, options.repair === true)) terminal.say(line)
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
      if (config.publicUrl === undefined) {
        terminal.note('PUBLIC_URL is not set, so the beginning of the link is a guess.')
      }
    } else if (subcommand === 'reset-two-factor') {
      terminal.say(await resetTwoFactor(db, config, { ...user, email }))
    } else if (subcommand === 'verify-email') {
      terminal.say(await verifyEmail(db, user.id, { email, now: clock() }))
    } else if (subcommand === 'erase') {
      terminal.say(
        await erase(db, config, { id: user.id, email, isConfirmed: options.yes === true }),
      )
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
  erase: ['yes'],
  'remove-demo': ['yes'],
  check: ['repair'],
} satisfies Record<string, string[]>

type Subcommand = keyof typeof optionsOfSubcommands

function parseAdminCommandLine(args: string[]) {
  const { values: options, positionals } = parseCommandLine(args, {
    name: { type: 'string' },
    email: { type: 'string' },
    role: { type: 'string' },
    end: { type: 'boolean' },
    yes: { type: 'boolean' },
    repair: { type: 'boolean' },
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

/** For a user who asks for it, such as a courier who has left: what they did stays, without their name. */
function erase(
  db: Database,
  config: Config,
  { id, email, isConfirmed }: { id: string; email: string; isConfirmed: boolean },
): Promise<string> {
  if (!isConfirmed)
    throw new UsageError(`The account of ${email} cannot be restored. Add --yes to erase it.`)
  return db.transaction(async (transaction) => {
    const user = await lockForErasure(transaction, id)
    if (user === undefined) return `${email} has deleted their account.`
    await eraseAccount(transaction, user, { clock, config })
    return `${email} is erased, and shown as "Deleted user".`
  })
}

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

/** Origin at which users open Waybill; a guess if PUBLIC_URL is not set. */
const originOf = ({ publicUrl, host, port }: Config) =>
  publicUrl ?? `http://${openable(host)}:${port}`

const tableLine = (began: string, renewed: string, ends: string) =>
  `${began.padEnd(25)}${renewed.padEnd(25)}${ends}`

const formatTime = (time: Date) => `${time.toISOString().slice(0, 19).replace('T', ' ')} UTC`

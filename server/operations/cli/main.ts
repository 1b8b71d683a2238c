import { readConfig } from '../../config/config.ts'
import { roles } from '../../../domain/roles.ts'
import { misspelledSettings } from '../../config/misspelled.ts'
import { typedCommand } from '../../start/typed-command.ts'
import { admin } from './admin.ts'
import { backup } from './backup.ts'
import { failureText, UsageError } from './errors.ts'
import { importPostcodes } from './import-postcodes.ts'
import { restore } from './restore.ts'
import type { Terminal } from './terminal.ts'

// Entry of `npm run admin`, `backup`, `restore` and `import-postcodes`, or `waybill admin` and so
// on in an installed package. Results go to standard output, everything else to standard error.
const commands = { admin, backup, restore, 'import-postcodes': importPostcodes }
type CommandName = keyof typeof commands

const exitCodes = 'Exit codes: 0 done, 1 refused or failed, 2 not understood.'
const where =
  'The database is the one of DATABASE_URL or DATA_DIR, as for the server, whether that is running or not.'

const help: Record<CommandName, string> = {
  admin: `${typedCommand('admin')} create --name <name> --email <email> [--role ${roles.join('|')}]
  makes an account (an administrator's, unless --role says otherwise). The password is asked for,
  or read from WAYBILL_PASSWORD, or from standard input.
${typedCommand('admin')} block <email>
  blocks the account and ends its sessions.
${typedCommand('admin')} unblock <email>
${typedCommand('admin')} reset-link <email>
  makes a link with which the account's owner sets a new password, once, within 24 hours.
${typedCommand('admin')} reset-two-factor <email>
  turns two-factor authentication off for a user who lost the app and the recovery codes, and ends
  the account's sessions.
${typedCommand('admin')} verify-email <email>
  confirms the address of a user to whom no mail gets through.
${typedCommand('admin')} erase <email> --yes
  erases the account for good; what its owner sent, received or delivered stays, without the name.
${typedCommand('admin')} sessions <email> [--end]
  lists the account's live sessions, or ends them.
${typedCommand('admin')} remove-demo [--yes]
  removes the demo accounts with their parcels and runs. It asks for --yes if this concerns parcels
  or runs of other users as well.
${typedCommand('admin')} check [--repair]
  compares the counts and days that are kept with the parcels. With --repair, all of them are
  counted again if any differ.

${where}
${exitCodes}`,

  backup: `${typedCommand('backup')} <file>
  writes all people and parcels, as they stand at one moment, into a new file. Sessions and
  counters of tries are left out: after a restore everyone has to log in again.

${where}
The file holds names, addresses and hashed passwords, and only this account can read it.
${exitCodes}`,

  restore: `${typedCommand('restore')} <file> [--replace]
  fills a new or empty database with what a backup holds. With --replace, what the database held
  before is deleted in the same moment. It is done as a whole or not at all.

Stop the server first. The database is the one of DATABASE_URL or DATA_DIR.
${exitCodes}`,

  'import-postcodes': `${typedCommand('import-postcodes')} <file>
  takes a file of postcodes from GeoNames, by which stops of couriers are located, in the place of
  the postcodes of its countries. It is done as a whole or not at all.

${where}
${exitCodes}`,
}

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
}
// Without a handler the process would end without its `exit` event, and leave PostgreSQL running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (name === '--help' || name === '-h') terminal.say(Object.values(help).join('\n\n'))
  else if (!isCommandName(name)) throw new UsageError(`There is no command "${name}".`)
  else if (args.includes('--help') || args.includes('-h')) terminal.say(help[name])
  else {
    for (const line of misspelledSettings(process.env)) terminal.note(line)
    await commands[name](args, readConfig(process.env), terminal)
  }
} catch (error) {
  terminal.note(failureText(error))
  if (error instanceof UsageError) {
    terminal.note(`\n${isCommandName(name) ? help[name] : Object.values(help).join('\n\n')}`)
  }
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function isCommandName(text: string): text is CommandName {
  return Object.hasOwn(commands, text)
}

import { readConfig } from '../config/config.ts'
import { admin } from './admin.ts'
import { backup } from './backup/backup.ts'
import { restore } from './backup/restore.ts'
import { failureText, UsageError } from './errors.ts'
import { help } from './help.ts'
import type { Terminal } from './terminal.ts'

// `npm run admin`, `backup` and `restore`. Results go to standard output, all else beside it.
const commands = { admin, backup, restore }
const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  note: (line) => void process.stderr.write(`${line}\n`),
}
// Without this the process would go at once, and what ends with it (PostgreSQL) would not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(130))
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (!isCommand(name)) throw new UsageError(`There is no command "${name}".`)
  if (args.includes('--help') || args.includes('-h')) terminal.say(help[name])
  else await commands[name](args, readConfig(process.env), terminal)
} catch (error) {
  terminal.note(failureText(error))
  if (error instanceof UsageError) terminal.note(`\n${isCommand(name) ? help[name] : help.all}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function isCommand(text: string): text is keyof typeof commands {
  return Object.hasOwn(commands, text)
}

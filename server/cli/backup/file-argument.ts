import { parseArgs } from 'node:util'
import { UsageError } from '../errors.ts'

export function readFileArgument(args: string[], options: { replace?: boolean } = {}) {
  const { positionals, values } = parse(args, options.replace === true)
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError('Which file?')
  if (others.length > 0) throw new UsageError(`"${others.join(' ')}" is one word too many.`)
  return { file, replace: values['replace'] === true }
}

function parse(args: string[], canReplace: boolean) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: canReplace ? { replace: { type: 'boolean' as const } } : {},
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

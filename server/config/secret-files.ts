import { readFileSync } from 'node:fs'

/** Settings that may also be given as a file, and whose value no message repeats. */
export const secretNames: readonly string[] = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'METRICS_TOKEN',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
]

interface SecretFiles {
  secrets: Record<string, string>
  problems: string[]
}

/** Reads the secrets whose files `<NAME>_FILE` names, as containers and systemd hand them over. */
export function readSecretFiles(env: NodeJS.ProcessEnv): SecretFiles {
  const secrets: Record<string, string> = {}
  const problems: string[] = []
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]?.trim() ?? ''
    if (path === '') continue
    if ((env[name]?.trim() ?? '') !== '') {
      problems.push(`${name} and ${name}_FILE are both set. Leave one of them out.`)
      continue
    }
    const { secret, problem } = readSecret(path)
    if (problem === undefined) secrets[name] = secret
    else problems.push(`${name}_FILE has to name a file with the value, but ${problem}.`)
  }
  return { secrets, problems }
}

/** The problem does not repeat the path: the secret itself may have been put in its place. */
function readSecret(path: string): { secret: string; problem?: string } {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    return secret === '' ? { secret, problem: 'that file is empty' } : { secret }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { secret: '', problem: reasons[code] ?? `reading it failed (${code})` }
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not read it',
  EISDIR: 'that is a folder',
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
}

import { readFileSync } from 'node:fs'

/** Settings that can also be read from a file, and whose values appear in no message. */
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

/** Reads secrets from the files that `<NAME>_FILE` names, as containers and systemd provide them. */
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

/** Leaves the path out of the problem, because it may be the secret itself, set by mistake. */
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

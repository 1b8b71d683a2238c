import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { secretNames } from '../../../server/config/secret-files.ts'
import { folderForFile } from '../support/for-file.ts'

const address = 'postgres://me:pass-word@db:5432/waybill'
const inFolder = await folderForFile()
const file = inFolder('secret')

describe('An operator who keeps a secret in a file', () => {
  test('can end the file with a line break, as editors do', async () => {
    await writeFile(file, `${address}\n`)
    expect(readConfig({ DATABASE_URL_FILE: ` ${file} ` }).databaseUrl).toBe(address)
    expect(readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: ' ' }).databaseUrl).toBe(address)
    expect(readConfig({ DATABASE_URL_FILE: '' })).toEqual(readConfig({}))
  })

  test('reads a mistake in it without its value, together with the other mistakes', async () => {
    await writeFile(file, 'mysql://me:pass-word@db/waybill')
    expect(messageOf({ DATABASE_URL_FILE: file, PORT: 'x' })).toBe(
      'The environment has 2 problems:\n' +
        '  - PORT is "x", but has to be a port from 0 to 65535 (0: any free one).\n' +
        '  - DATABASE_URL is set to something else, but has to be an address such as ' +
        'postgres://user:password@host:5432/database.',
    )
  })

  test.each(secretNames)('is told if %s is given in both ways', async (name) => {
    const secret = name === 'SMTP_URL' ? 'smtp://mail.example.com' : address
    await writeFile(file, secret)
    expect(messageOf({ [name]: secret, [`${name}_FILE`]: file })).toBe(
      'The environment has a problem:\n' +
        `  - ${name} and ${name}_FILE are both set. Leave one of them out.`,
    )
  })

  test('is told if the file cannot be used, and no other database is used instead', async () => {
    await writeFile(file, ' \n')
    const problems = {
      [file]: 'that file is empty',
      [inFolder()]: 'that is a folder',
      [inFolder('none')]: 'there is no such file',
      [join(file, 'below')]: 'there is no such file',
      // The secret itself instead of its file's name.
      [address]: 'there is no such file',
      'a\0b': 'reading it failed (ERR_INVALID_ARG_VALUE)',
    }
    for (const [path, problem] of Object.entries(problems)) {
      expect(messageOf({ DATABASE_URL_FILE: path })).toBe(
        'The environment has a problem:\n' +
          `  - DATABASE_URL_FILE has to name a file with the value, but ${problem}.`,
      )
    }
  })
})

function messageOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    return String(error).replace(/^Error: /, '')
  }
  return ''
}

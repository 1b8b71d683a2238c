import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { startApi, type Api } from './api.ts'

// What the tests of one file share: it is there before the first of them, and ends after the last.

export async function apiForFile(...options: Parameters<typeof startApi>): Promise<Api> {
  const api = await startApi(...options)
  afterAll(() => api.stop())
  return api
}

/** For one test alone. */
export async function apiForTest(...options: Parameters<typeof startApi>): Promise<Api> {
  const api = await startApi(...options)
  onTestFinished(() => api.stop())
  return api
}

export async function databaseForFile(
  ...options: Parameters<typeof createTestDatabase>
): Promise<TestDatabase> {
  const database = await createTestDatabase(...options)
  afterAll(() => database.drop())
  return database
}

/** For one test alone. */
export async function databaseForTest(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

/** With these files in it; answers where what has these names is, and without names where it is. */
export async function folderForFile(
  files: Record<string, string> = {},
): Promise<(...names: string[]) => string> {
  const folder = await temporaryFolder()
  afterAll(() => folder.remove())
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, name)), { recursive: true })
    await writeFile(join(folder.path, name), text)
  }
  return (...names) => join(folder.path, ...names)
}

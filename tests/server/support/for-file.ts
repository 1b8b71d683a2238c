import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { startApi, type Api } from './api.ts'

// Servers, databases and folders that the tests of a file share, and that are removed after the
// last one.

export async function apiForFile(...options: Parameters<typeof startApi>): Promise<Api> {
  const api = await startApi(...options)
  afterAll(() => api.stop())
  return api
}

/** The same for a single test. */
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

/** The same for a single test. */
export async function databaseForTest(
  ...options: Parameters<typeof createTestDatabase>
): Promise<TestDatabase> {
  const database = await createTestDatabase(...options)
  onTestFinished(() => database.drop())
  return database
}

/** Creates a folder with these files; returns a function that joins names to its path. */
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

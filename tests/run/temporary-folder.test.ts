import { spawnSync } from 'node:child_process'
import { chown, mkdir, readdir } from 'node:fs/promises'
import { basename } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { isRoot } from '../../server/db/embedded-postgres/placement.ts'
import { folderForFile } from '../server/support/for-file.ts'
import { makeRunFolder } from './temporary-folder.mjs'

const inFolder = await folderForFile()
const ended = spawnSync(process.execPath, ['--version']).pid
afterEach(() => vi.unstubAllEnvs())

it('A run removes the folders of killed runs of its account, and no others', async () => {
  vi.stubEnv('TMPDIR', inFolder())
  const left = `waybill-test-${ended}-left`
  const foreign = `waybill-test-${ended}-foreign`
  const running = `waybill-test-${process.pid}-running`
  for (const name of [left, running, 'other']) await mkdir(inFolder(name))
  if (isRoot()) {
    await mkdir(inFolder(foreign))
    await chown(inFolder(foreign), 12_345, 12_345)
  }
  const folder = basename(makeRunFolder())
  const kept = [folder, running, 'other', ...(isRoot() ? [foreign] : [])]
  expect((await readdir(inFolder())).sort()).toEqual(kept.sort())
})

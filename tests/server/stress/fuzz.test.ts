import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'vitest'
import { startApi } from '../support/api.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/figures.ts'
import { fuzz } from './support/fuzz.ts'

it(
  'somebody who sends whatever comes to mind breaks nothing and stores nothing',
  async () => {
    const faceFolder = await mkdtemp(join(tmpdir(), 'waybill-fuzz-'))
    await writeFile(join(faceFolder, 'index.html'), '<!doctype html><title>Waybill</title>')
    const api = await startApi({}, { faceFolder })
    const size = { seed: seedOfRun(), requests: numberFrom('ATTACK_REQUESTS', 3_000) }
    await expectNothingLost('fuzz', (tally) => fuzz(api, size, tally))
    await api.stop()
    await rm(faceFolder, { recursive: true })
  },
  patience,
)

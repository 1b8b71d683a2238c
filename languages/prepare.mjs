// Runs after `npm install`, so that an editor finds the texts immediately. An installation without
// tools does not need them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTexts } from './ensure-texts.mjs'

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, 'node_modules/tsx')) && !ensureTexts(root)) process.exit(1)

// Runs after `npm install`, so that an editor finds the texts at once. An installation without tools has no
// use for them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureTexts } from './ensure-texts.mjs'

const root = join(import.meta.dirname, '..')
if (existsSync(join(root, 'node_modules/tsx')) && !ensureTexts(root)) process.exit(1)

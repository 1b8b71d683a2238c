import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../registry.ts'
import { drawingsOf } from './drawings.ts'

const files = await drawingsOf(registry)
for (const name of readdirSync(import.meta.dirname))
  if (!name.endsWith('.ts') && !files.has(name)) rmSync(join(import.meta.dirname, name))
for (const [name, text] of files) writeFileSync(join(import.meta.dirname, name), text)

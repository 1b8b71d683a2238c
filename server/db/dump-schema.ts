import { mkdtemp, rm, chmod, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { openDatabase } from './database.ts'
import { startEmbedded } from './embedded-postgres/start-embedded.ts'
import { migrate } from './migrate.ts'
import { schemaText } from './schema-text.ts'

// `npm run schema`: writes schema.sql again after a migration was added.
const folder = await mkdtemp(join(tmpdir(), 'waybill-schema-'))
await chmod(folder, 0o711)
const server = await startEmbedded({ dataDir: join(folder, 'data'), log: () => undefined })
try {
  const db = openDatabase({ url: server.url })
  await migrate(db)
  await writeFile(join(projectRoot, 'server/db/schema.sql'), await schemaText(db))
  await db.close()
} finally {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

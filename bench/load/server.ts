import { fastify } from 'fastify'
import pg from 'pg'
import { startProfile } from './profile.ts'
import { startWaybill } from '../waybill.ts'

// A process of its own, so that its processor time is the server's and not the callers'.
const [url = ''] = process.argv.slice(2)
const waybill = await startWaybill(url)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const { rows } = await pool.query<{ id: string }>('select id from parcels limit 1')
const id = rows[0]?.id

const bare = fastify({ logger: false })
bare.get('/hello', async () => ({ hello: 'world' }))
bare.get('/row', async () => {
  const found = await pool.query('select * from parcels where id = $1', [id])
  return found.rows[0]
})
const bareOrigin = await bare.listen({ host: '127.0.0.1', port: 0 })

let spent = async (): Promise<unknown> => []
process.on('message', (message) => void obey(message))

async function obey(message: unknown): Promise<void> {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
    return
  }
  if (message === 'watch') {
    spent = await startProfile()
    process.send?.('watching')
    return
  }
  if (message === 'spent') {
    process.send?.(await spent())
    return
  }
  await bare.close()
  await waybill.stop()
  await pool.end()
  process.disconnect()
}

process.send?.({ origin: waybill.origin, bareOrigin })

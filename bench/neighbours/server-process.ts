import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createResolveName, startWaybill } from '../waybill.ts'

export type ServerMessage = 'memory' | 'stop'

// Runs in its own process, so that its memory and its only thread are the server's alone.
const [url = ''] = process.argv.slice(2)

// A name server that never answers.
const silent = createSocket('udp4').bind(0, '127.0.0.1')
await once(silent, 'listening')
const resolveSilently = createResolveName({ servers: [`127.0.0.1:${silent.address().port}`] })

const waybill = await startWaybill(
  url,
  undefined,
  { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' },
  {
    resolveName: (name) =>
      name.startsWith('silent-') ? resolveSilently(name) : Promise.resolve(['127.0.0.1']),
  },
)
process.on('message', (message: ServerMessage) => void handle(message))
process.send?.({ origin: waybill.origin })

async function handle(message: ServerMessage): Promise<void> {
  // Largest number of megabytes so far.
  if (message === 'memory') process.send?.(Math.round(process.resourceUsage().maxRSS / 1024))
  else {
    await waybill.stop()
    silent.close()
    process.disconnect()
  }
}

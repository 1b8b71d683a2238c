import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Gate = Awaited<ReturnType<typeof openGate>>

/** A TCP proxy before a database, whose connections can be cut or held up. */
export async function openGate() {
  let target: number | null = null
  let isHeld = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (target === null) {
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('data', (data) => void other.write(data))
      if (isHeld) socket.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    /** The address of the database through the gate. */
    through(url: string): string {
      const address = new URL(url)
      address.port = String(port)
      return address.href
    },
    openTo(url: string) {
      target = Number(new URL(url).port)
    },
    /** From then on, connections are refused, and open ones are cut. */
    shut() {
      target = null
      for (const socket of sockets) socket.destroy()
    },
    /** From then on, no byte gets through in either direction, and no connection ends. */
    hold() {
      isHeld = true
      for (const socket of sockets) socket.pause()
    },
    letGo() {
      isHeld = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

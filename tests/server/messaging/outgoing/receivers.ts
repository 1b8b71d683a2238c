import { createServer, type RequestListener } from 'node:http'
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server,
  type Socket,
} from 'node:net'
import { createServer as createTlsServer } from 'node:https'
import { once } from 'node:events'

/** A webhook server on loopback. */
export interface Receiver {
  port: number
  /** as many as were opened so far */
  connections(): number
  stop(): Promise<void>
}

export const receive = (answer: RequestListener) => start(createServer(answer))

export const receiveRaw = (onConnection: (socket: Socket) => void) =>
  start(createTcpServer(onConnection))

/** Its certificate is for receiver.test, and self-signed. */
export const receiveTls = (answer: RequestListener) => start(createTlsServer({ key, cert }, answer))

async function start(server: Server): Promise<Receiver> {
  const sockets = new Set<Socket>()
  let connections = 0
  server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    connections: () => connections,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

// openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500
//   -subj /CN=receiver.test -addext subjectAltName=DNS:receiver.test

const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgT/YGGOcm6aCMwemv
lBXFbWZXpomP+h1cEQE92TpCaKmhRANCAARyzWENtDNhZ2btCuW5LJ//WPObtqXy
6jokbvPYHVQl1L+JOyNK/EjJAQZ6FURQoz34lXhQcmBpGTzWJ3+/10cQ
-----END PRIVATE KEY-----`

const cert = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUegAwIBAgIUTTQn+Bh6lYneILZ16dgRg0Smm3EwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDAgFw0yNjExMjIyMjIzNThaGA8yMTI2
MTAyOTIyMjM1OFowGDEWMBQGA1UEAwwNcmVjZWl2ZXIudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABHLNYQ20M2FnZu0K5bksn/9Y85u2pfLqOiRu89gdVCXU
v4k7I0r8SMkBBnoVRFCjPfiVeFByYGkZPNYnf7/XRxCjbTBrMB0GA1UdDgQWBBTj
gnti0u9d6F64RHj0my0NBSGzIDAfBgNVHSMEGDAWgBTjgnti0u9d6F64RHj0my0N
BSGzIDAPBgNVHRMBAf8EBTADAQH/MBgGA1UdEQQRMA+CDXJlY2VpdmVyLnRlc3Qw
CgYIKoZIzj0EAwIDSAAwRQIgAj/Q7NOrEXoQfdmFf0XbRoPNFCB92qJgdBQ9wDVa
ECoCIQC8rz62Ibp6YCG0r9QiQ4KEq1IJzu5sthbH+7wyRepwfQ==
-----END CERTIFICATE-----`

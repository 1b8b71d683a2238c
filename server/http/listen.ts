import type { FastifyInstance } from 'fastify'
import { StartError } from '../start/startup-error.ts'

/** Returns the address to open in a browser. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const sentence = typeof code === 'string' ? sentences[code] : undefined
    if (sentence === undefined) throw error
    throw new StartError(sentence(host, port))
  }
  const address = app.server.address()
  const bound = address === null || typeof address === 'string' ? port : address.port
  return `http://${openable(host)}:${bound}`
}

/** Lets requests in flight finish, and closes connections that are kept open after their response. */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const timer = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => clearInterval(timer))
}

const sentences: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) =>
    `Port ${port} is in use by another program. Stop it, or choose another with PORT (0: any).`,
  EACCES: (_, port) => `This account may not listen on port ${port}. Choose another with PORT.`,
  EADDRNOTAVAIL: (host) => `HOST=${host} is no address of this computer.`,
  ENOTFOUND: (host) => `HOST=${host} is not known as a host.`,
}

/** Host in an address that a browser on this computer can open. */
export function openable(host: string): string {
  if (['0.0.0.0', '::', ''].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

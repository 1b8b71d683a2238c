import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

export interface StaticServer {
  address: string
  stop(): Promise<void>
}

/** Serves the files of a folder, and its index.html for all other paths. */
export async function startStaticServer(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://static.test')
    void sendFile(response, folder, pathname)
  })
  return { address: await listen(server), stop: () => stop(server) }
}

export async function sendFile(response: ServerResponse, folder: string, pathname: string) {
  const isFile = extname(pathname) !== '' && !pathname.includes('..')
  const file = isFile ? pathname : '/index.html'
  const content = await readFile(join(folder, file)).catch(() => null)
  const type = types[extname(file)] ?? 'application/octet-stream'
  if (content === null) response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': type }).end(content)
}

/** Listens on a free port, and answers the address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

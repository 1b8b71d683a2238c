import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A success that is a file of unknown length, generated while it is sent. */
export interface FileResponse {
  fileName: string
  type: string
  content: Readable
}

/**
 * Fastify waits for a slow client, and destroys the stream when the client disconnects. Once the response has
 * begun, a failure can only break the connection, which a client can tell from the end of the file.
 */
export function sendFile(reply: FastifyReply, { fileName, type, content }: FileResponse) {
  reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`)
  if (reply.request.method !== 'HEAD') return reply.send(content)
  content.destroy()
  return reply.send(Readable.from([]))
}

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** A success that is a file of unknown length, made while it is sent. */
export interface FileResponse {
  fileName: string
  type: string
  content: Readable
}

/**
 * The framework waits for a slow client and ends the work when the client leaves. Once the answer has
 * begun, a failure can only break the connection; the end of a file is told apart from that.
 */
export function sendFile(reply: FastifyReply, { fileName, type, content }: FileResponse) {
  reply.type(type).header('content-disposition', `attachment; filename="${fileName}"`)
  if (reply.request.method !== 'HEAD') return reply.send(content)
  content.destroy()
  return reply.send(Readable.from([]))
}

import type { ServerResponse } from 'node:http'
import type { EventStream } from '../http/event-stream.ts'

/** A subscriber's stream. Text that is sent before there is a response is queued. */
export interface Connection extends EventStream {
  /** Sets the text to begin with, which is written before anything that is queued. */
  open(text: string): void
  send(text: string | Buffer): void
  end(lastText?: string): void
}

/** A subscriber that reads too slowly is disconnected; when it reconnects, it is sent what it missed. */
const maxUnreadBytes = 256 * 1024

export function createConnection(onClose: () => void): Connection {
  let response: ServerResponse | null = null
  let opening = ''
  let waiting: (string | Buffer)[] = []
  let waitingBytes = 0
  let isClosed = false

  function close() {
    if (isClosed) return
    isClosed = true
    waiting = []
    onClose()
  }
  function send(text: string | Buffer) {
    if (isClosed) return
    if (response !== null) {
      response.write(text)
      if (response.writableLength > maxUnreadBytes) response.destroy()
      return
    }
    waiting.push(text)
    waitingBytes += text.length
    if (waitingBytes > maxUnreadBytes) close()
  }
  return {
    open(text) {
      opening = text
    },
    send,
    end(lastText = '') {
      close()
      response?.end(lastText)
    },
    writeTo(to) {
      if (isClosed || to.destroyed || to.req.method === 'HEAD') {
        close()
        to.end()
        return
      }
      response = to
      to.on('close', close)
      // A broken connection is only closed, because there is no client left to answer.
      to.on('error', close)
      to.write(opening)
      for (const text of waiting) send(text)
      waiting = []
    },
  }
}

import type { ServerResponse } from 'node:http'
import type { EventStream } from './event-streams.ts'

/** A subscriber's stream. What is sent before it is open waits behind the opening. */
export interface Connection extends EventStream {
  /** Sends the text first, before anything that was sent meanwhile. */
  open(text: string): void
  send(text: string | Buffer): void
  end(lastText?: string): void
}

/** A subscriber that reads slower than parcels change is cut off; coming back, it misses nothing. */
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
      // A connection that breaks is closed right after; there is no one left to tell.
      to.on('error', close)
      to.write(opening)
      for (const text of waiting) send(text)
      waiting = []
    },
  }
}

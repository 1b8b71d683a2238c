import type { ServerResponse } from 'node:http'
import type { EventStream } from './event-streams.ts'

/** One follower's connection. What is sent before it is open waits behind the opening. */
export interface Outlet extends EventStream {
  /** What comes first, before anything that was sent meanwhile. */
  open(text: string): void
  send(text: string | Buffer): void
  end(lastWords?: string): void
}

/** A follower who reads slower than parcels change is let go; coming back, nothing is missed. */
const mostUnread = 256 * 1024

export function createOutlet(onEnd: () => void): Outlet {
  let response: ServerResponse | null = null
  let opening = ''
  let waiting: (string | Buffer)[] = []
  let waitingBytes = 0
  let isOver = false

  const over = () => {
    if (isOver) return
    isOver = true
    waiting = []
    onEnd()
  }
  const outlet: Outlet = {
    open(text) {
      opening = text
    },
    send(text) {
      if (isOver) return
      if (response !== null) {
        response.write(text)
        if (response.writableLength > mostUnread) response.destroy()
        return
      }
      waiting.push(text)
      waitingBytes += text.length
      if (waitingBytes > mostUnread) over()
    },
    end(lastWords = '') {
      over()
      response?.end(lastWords)
    },
    writeTo(to) {
      if (isOver || to.destroyed || to.req.method === 'HEAD') {
        over()
        to.end()
        return
      }
      response = to
      to.on('close', over)
      // A connection that breaks is closed right after; there is nobody to tell.
      to.on('error', over)
      to.write(opening)
      for (const text of waiting) outlet.send(text)
      waiting = []
    },
  }
  return outlet
}

import { vi } from 'vitest'

/** Streams that the page opens, with the test in the role of the host. */
export interface OpenedStream {
  url: string
  isClosed: boolean
  withCredentials: boolean
  say: (name: string, id: string, data?: unknown) => void
  breakOff: () => void
}

export function standInStreams(): OpenedStream[] {
  const opened: OpenedStream[] = []
  class StandIn extends EventTarget {
    constructor(url: string, options?: EventSourceInit) {
      super()
      opened.push({
        url,
        withCredentials: options?.withCredentials ?? false,
        isClosed: false,
        say: (name, lastEventId, data = {}) =>
          void this.dispatchEvent(
            new MessageEvent(name, { lastEventId, data: JSON.stringify(data) }),
          ),
        breakOff: () => void this.dispatchEvent(new Event('error')),
      })
      this.#own = opened.length - 1
    }

    readonly #own: number

    close() {
      const stream = opened[this.#own]
      if (stream) stream.isClosed = true
    }
  }
  vi.stubGlobal('EventSource', StandIn)
  return opened
}

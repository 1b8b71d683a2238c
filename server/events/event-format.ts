interface Event {
  id: string
  /** `parcel`, `ready` or `reset`. */
  name: string
  data: unknown
}

export const eventText = ({ id, name, data }: Event): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** After how many milliseconds to come back once the stream has ended. */
export const retryText = (milliseconds: number): string => `retry: ${Math.round(milliseconds)}\n\n`

/**
 * A sign of life: a comment, which is never an event, and a `beat` for scripts, which do not see
 * comments. With an id, whoever comes back later starts from here.
 */
export const heartbeatText = (id?: string): string =>
  `: still here\n${id === undefined ? '' : `id: ${id}\n`}event: beat\ndata: {}\n\n`

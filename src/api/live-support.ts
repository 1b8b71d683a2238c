/** A host with streams says so in each answer; one that does not say it is never asked for any. */
let isSupported = false

export function noteLiveSupport({ headers }: Response): void {
  if (headers.get('live-updates') === 'events') isSupported = true
}

export const supportsLive = () => isSupported

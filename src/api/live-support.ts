/** A host with live streams announces them in every answer; other hosts are never asked for one. */
let isSupported = false

export function noteLiveSupport({ headers }: Response): void {
  if (headers.get('live-updates') === 'events') isSupported = true
}

export const supportsLive = () => isSupported

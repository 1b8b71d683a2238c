/** A host with streams says so in each answer; one that does not say it is never asked for any. */
let isOffered = false

export function noteOffer({ headers }: Response): void {
  if (headers.get('live-updates') === 'events') isOffered = true
}

export const isLiveOffered = () => isOffered

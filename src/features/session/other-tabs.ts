const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waybill-session')

/** Somebody signed in or out here. */
export function tellOtherTabs(): void {
  // The rule means windows; a channel has one origin by nature.
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage('user changed')
}

export function onUserChangedElsewhere(listener: () => void): void {
  channel?.addEventListener('message', listener)
}

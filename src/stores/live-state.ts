import { create } from 'zustand'

/** `polling`: the host has no streams, or none that reach us. */
export type LiveState = 'off' | 'connecting' | 'live' | 'polling'

interface LiveView {
  state: LiveState
  /** The last change, as it is read out. */
  said: string
}

const useLive = create<LiveView>(() => ({ state: 'off', said: '' }))

export const setLive = (view: Partial<LiveView>) => useLive.setState(view)
export const useLiveState = () => useLive((view) => view.state)
export const useLiveSaid = () => useLive((view) => view.said)

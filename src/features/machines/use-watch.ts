import { useEffect } from 'react'
import { useStore } from 'zustand'
import { inspectionChannelName } from '../../lib/actor-inspection.ts'
import { readReport } from './actor-report.ts'
import { nextRound, noteReport, watch } from './watch.ts'
import type { Watch } from './watch.ts'

const everyFourSeconds = 4_000

/** Greets the tabs of this browser for as long as somebody looks, and hears their actors. */
export function useWatch(): Watch {
  useEffect(() => {
    const channel = new BroadcastChannel(inspectionChannelName)
    // The rule means windows; a channel has one origin by nature.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    const say = (word: 'hello' | 'bye') => channel.postMessage(word)
    const greet = () => {
      nextRound()
      say('hello')
    }
    const leave = () => say('bye')
    const hear = ({ data }: MessageEvent<unknown>) => {
      const report = readReport(data)
      if (report !== null) noteReport(report)
      // Another watcher has left, and the tabs may believe that it was the last.
      else if (data === 'bye') say('hello')
    }
    channel.addEventListener('message', hear)
    window.addEventListener('pagehide', leave)
    greet()
    const timer = setInterval(greet, everyFourSeconds)
    return () => {
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
      channel.close()
    }
  }, [])
  return useStore(watch)
}

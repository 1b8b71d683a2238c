import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pageLoads } from './page-loads.ts'

/**
 * While the blocker is on, links, Back and Forward wait for the visitor's answer, and the browser itself asks
 * before the tab is closed or reloaded, unless what would be lost survives that.
 */
export function useNavigationBlocker(on: boolean, { survivesReload = false } = {}) {
  const [blocked, setBlocked] = useState<{ go: () => void } | null>(null)
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!on) return undefined
    const blockUnload = (event: BeforeUnloadEvent) => {
      if (!isReloadAgreed) event.preventDefault()
    }
    const blockReload = (go: () => void) =>
      setBlocked({
        go: () => {
          setBlocked(null)
          go()
        },
      })
    const blockLink = (event: MouseEvent) => {
      const address = addressOf(event)
      if (address === null) return
      event.preventDefault()
      event.stopPropagation()
      setBlocked({ go: () => navigate(address) })
    }
    const blockTraversal = (event: NavigateEvent) => {
      const { key, url } = event.destination
      // The browser itself asks before another document opens, and when Back is pressed twice in a row.
      if (event.navigationType !== 'traverse' || !event.cancelable || isHere(url)) return
      event.preventDefault()
      const go = () => {
        window.navigation.removeEventListener('navigate', blockTraversal)
        window.navigation.traverseTo(key)
      }
      setBlocked({ go })
    }
    if (!survivesReload) window.addEventListener('beforeunload', blockUnload)
    document.addEventListener('click', blockLink, true)
    if (!survivesReload) reloadBlockers.add(blockReload)
    // Without the Navigation API, Back leaves without a confirmation.
    if ('navigation' in window) window.navigation.addEventListener('navigate', blockTraversal)
    return () => {
      window.removeEventListener('beforeunload', blockUnload)
      document.removeEventListener('click', blockLink, true)
      reloadBlockers.delete(blockReload)
      if ('navigation' in window) window.navigation.removeEventListener('navigate', blockTraversal)
      setBlocked(null)
    }
  }, [on, survivesReload, navigate])

  return {
    isAsked: on && blocked !== null,
    stay: () => setBlocked(null),
    leave: () => blocked?.go(),
  }
}

const reloadBlockers = new Set<(go: () => void) => void>()
let isReloadAgreed = false

/** True if a reload would lose something. */
export const hasReloadBlocker = (): boolean => reloadBlockers.size > 0

/** Calls `go`, which reloads the page; while a blocker is on, only after the visitor has agreed. */
export function askBeforeReload(go: () => void): void {
  const [block] = reloadBlockers
  if (block === undefined) go()
  else block(go)
}

/** Reloads after `askBeforeReload`, so that the browser does not ask again. */
export function reloadPage(): void {
  isReloadAgreed = true
  pageLoads.reload()
}

/** Target of a click on a link; null unless it opens another page of this site in this tab. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.download !== '') return null
  if (link.origin !== window.location.origin || isHere(link.href)) return null
  return link.pathname + link.search + link.hash
}

const isHere = (address: string | null) =>
  address !== null && new URL(address).pathname === window.location.pathname

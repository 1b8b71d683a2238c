import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { pageLoads } from './page-loads.ts'

/**
 * While it is on, a link, Back and Forward wait for the visitor's answer, and the browser asks by
 * itself before the tab is closed or reloaded.
 */
export function useNavigationBlocker(on: boolean) {
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
      // A page of another document, or a second press in a row, is the browser's own to ask about.
      if (event.navigationType !== 'traverse' || !event.cancelable || isHere(url)) return
      event.preventDefault()
      const go = () => {
        window.navigation.removeEventListener('navigate', blockTraversal)
        window.navigation.traverseTo(key)
      }
      setBlocked({ go })
    }
    window.addEventListener('beforeunload', blockUnload)
    document.addEventListener('click', blockLink, true)
    reloadBlockers.add(blockReload)
    // A browser that lacks it lets Back leave unasked.
    if ('navigation' in window) window.navigation.addEventListener('navigate', blockTraversal)
    return () => {
      window.removeEventListener('beforeunload', blockUnload)
      document.removeEventListener('click', blockLink, true)
      reloadBlockers.delete(blockReload)
      if ('navigation' in window) window.navigation.removeEventListener('navigate', blockTraversal)
      setBlocked(null)
    }
  }, [on, navigate])

  return {
    isAsked: on && blocked !== null,
    stay: () => setBlocked(null),
    leave: () => blocked?.go(),
  }
}

const reloadBlockers = new Set<(go: () => void) => void>()
let isReloadAgreed = false

/** Goes on to what reloads the page, once the visitor has agreed where a blocker is on. */
export function askBeforeReload(go: () => void): void {
  const [block] = reloadBlockers
  if (block === undefined) go()
  else block(go)
}

/** After `askBeforeReload`, so that the browser does not ask once more. */
export function reloadPage(): void {
  isReloadAgreed = true
  pageLoads.reload()
}

/** Finds where a click leads within this site; null where it leads to no other page in this tab. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.download !== '') return null
  if (link.origin !== window.location.origin || isHere(link.href)) return null
  return link.pathname + link.search + link.hash
}

const isHere = (address: string | null) =>
  address !== null && new URL(address).pathname === window.location.pathname

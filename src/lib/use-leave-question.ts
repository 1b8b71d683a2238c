import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/**
 * While it is on, a link, Back and Forward wait for an answer, and the browser asks for itself
 * before the tab is closed or loaded anew.
 */
export function useLeaveQuestion(on: boolean) {
  const [wanted, setWanted] = useState<{ go: () => void } | null>(null)
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!on) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const askOfLink = (event: MouseEvent) => {
      const address = addressOf(event)
      if (address === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted({ go: () => navigate(address) })
    }
    const askOfStep = (event: NavigateEvent) => {
      const { key, url } = event.destination
      // A page of another document, or a second press in a row, is the browser's own to ask about.
      if (event.navigationType !== 'traverse' || !event.cancelable || isHere(url)) return
      event.preventDefault()
      const go = () => {
        window.navigation.removeEventListener('navigate', askOfStep)
        window.navigation.traverseTo(key)
      }
      setWanted({ go })
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', askOfLink, true)
    // A browser that lacks it lets Back leave unasked.
    if ('navigation' in window) window.navigation.addEventListener('navigate', askOfStep)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', askOfLink, true)
      if ('navigation' in window) window.navigation.removeEventListener('navigate', askOfStep)
      setWanted(null)
    }
  }, [on, navigate])

  return {
    isAsked: on && wanted !== null,
    stay: () => setWanted(null),
    leave: () => wanted?.go(),
  }
}

/** Where a click leads within this site; null where it leads to no other page in this tab. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.download !== '') return null
  if (link.origin !== window.location.origin || isHere(link.href)) return null
  return link.pathname + link.search + link.hash
}

const isHere = (address: string | null) =>
  address !== null && new URL(address).pathname === window.location.pathname

import { hasReloadBlocker } from './use-navigation-blocker.ts'

/*
 * A tab from before an update asks for chunks that the server no longer has. Vite reports every import that
 * fails, so this is the one place for all lazy code: pages, dialogs, and what is loaded on a press.
 */

interface UpdateAnswers {
  /** Called if nothing on the page is unsaved. */
  reload: () => void
  /** Called once, instead: the user decides. */
  offer: () => void
}

/** Asks the server when a chunk did not come. A lost connection is not an update. */
export function watchForUpdate({ reload, offer }: UpdateAnswers): () => void {
  let asking: Promise<void> | null = null
  let isOffered = false
  const look = async () => {
    if (isOffered || !(await isEntryGone())) return
    isOffered = isAnythingUnsaved() || wasJustReloaded()
    if (isOffered) offer()
    else reload()
  }
  const onFailure = () => {
    asking ??= look().finally(() => {
      asking = null
    })
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLElement) edited.add(target)
  }
  window.addEventListener('vite:preloadError', onFailure)
  document.addEventListener('input', onInput, true)
  return () => {
    window.removeEventListener('vite:preloadError', onFailure)
    document.removeEventListener('input', onInput, true)
    edited.clear()
  }
}

/**
 * Asks for the script that this page began with, whose name changes with every build. False without an answer: then
 * the connection is lost. HEAD passes the service worker, which would answer from its cache.
 */
async function isEntryGone(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (entry === null) return false
  try {
    const { status, headers } = await fetch(entry.src, { method: 'HEAD', cache: 'no-store' })
    // A host without the file may answer with its start page.
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    return status === 404 || status === 410 || (status === 200 && isPage)
  } catch {
    return false
  }
}

/** Elements that the user has typed in since the page was loaded. */
const edited = new Set<HTMLElement>()

function isAnythingUnsaved(): boolean {
  if (hasReloadBlocker() || document.querySelector('[role="dialog"]') !== null) return true
  // A search is in the address.
  return [...edited].some((field) => field.isConnected && !field.matches('[type="search"]'))
}

/** True if the page has reloaded within a minute, so that a wrong answer cannot reload it for ever. */
function wasJustReloaded(): boolean {
  const now = Date.now()
  try {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0)
    sessionStorage.setItem(storageKey, String(now))
    return now - last < 60_000
  } catch {
    // Without storage, the user decides.
    return true
  }
}

const storageKey = 'waybill-reloaded-at'

import { isInArea, paths, publicAddresses } from '../lib/paths.ts'

/*
 * Answers of the service worker, and their source. It never touches the API: what a user has read is kept
 * by the client, which knows whose it is.
 */

/** Goes on behind the answer, for as long as the browser lets the worker live. */
type Later = (work: Promise<unknown>) => void

/** Kinds of requests to the worker; `other` is the browser's own affair. */
type Kind = 'page' | 'asset' | 'other'

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): Kind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return 'other'
  if (pathname.startsWith('/assets/')) return 'asset'
  // The API's reference, the server's health and files are no pages of the client.
  const isElsewhere =
    /^\/(?:api|health|metrics)(?:\/|$)/.test(pathname) || /\.[^/]*$/.test(pathname)
  return mode === 'navigate' && !isElsewhere ? 'page' : 'other'
}

/**
 * From the network, so that an update is seen at once; else the page as it was kept, or the shell, which
 * draws any screen but one. Where nothing is kept, the browser says itself that there is no connection.
 */
export async function answerPage(request: Request, cache: Cache, later: Later): Promise<Response> {
  const fresh = fetch(request)
  const kept = await cache.match(documentOf(request.url), anyVariant)
  const arrived = fresh.catch(() => null)
  const answer = await (kept === undefined ? arrived : Promise.race([arrived, patience()]))
  if (answer === null) return kept ?? (await standIn(request.url, cache)) ?? fresh
  later(keepPage(request.url, answer.clone(), cache))
  return answer
}

/** Its name changes with its content, so what is kept is never out of date. */
export async function answerAsset(request: Request, cache: Cache, later: Later): Promise<Response> {
  const kept = await cache.match(request, anyVariant)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (isAsset(answer)) later(cache.put(request, answer.clone()))
  return answer
}

/** Keeps what stands in for every screen without a document of its own. */
export async function keepShell(cache: Cache): Promise<void> {
  await keepPage(shell, await fetch(shell), cache)
}

/** Keeps what a page has loaded before the worker was there; its document too. */
export async function keepLoaded(addresses: readonly string[], cache: Cache): Promise<void> {
  const keeping: Promise<unknown>[] = []
  for (const address of addresses) {
    const request = new Request(address)
    const { pathname } = new URL(request.url)
    if (kindOf(request) === 'asset')
      await answerAsset(request, cache, (work) => void keeping.push(work))
    else if (documentOf(request.url) === pathname && !(await cache.match(pathname, anyVariant)))
      await keepPage(address, await fetch(request), cache)
  }
  await Promise.all(keeping)
}

/** For a page whose own document is not kept; the one that scans needs its own policy. */
async function standIn(url: string, cache: Cache): Promise<Response | undefined> {
  return documentOf(url) === scanPage ? undefined : cache.match(shell, anyVariant)
}

/** A document without a place of its own is the shell, but only where it is a dashboard's. */
async function keepPage(url: string, answer: Response, cache: Cache): Promise<void> {
  const document = documentOf(url)
  const isKept = document !== shell || isInArea(pathOf(url))
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  if (isKept && isPage && answer.status === 200 && !answer.redirected)
    await cache.put(document, answer)
}

/**
 * Under which address a page's document is kept. Public pages are rendered in advance, and the one that
 * scans has a content security policy of its own: none of them may stand for another.
 */
function documentOf(url: string): string {
  const path = pathOf(url)
  return ownDocuments.has(path) ? path : shell
}

/** In the one of its spellings that the router takes for the same. */
const pathOf = (url: string) =>
  new URL(url, location.origin).pathname.toLowerCase().replace(/(?<=.)\/$/, '')

/** A host without the file may answer its start page in the place of an asset. */
const isAsset = ({ status, headers }: Response) =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') !== true

/** Null when a slow network has been waited for long enough. */
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, 4_000, null))

const scanPage = paths.adminScan()
const ownDocuments = new Set([...publicAddresses(), scanPage])
/** Any dashboard's document would do. */
const shell = paths.senderParcels()

// The server sends each file as the browser accepts it; one browser always accepts the same.
const anyVariant = { ignoreVary: true }

import { isInArea, paths, publicAddresses } from '../lib/paths.ts'

/*
 * The service worker's answers: from the network or its cache. It never handles the API, whose answers the
 * client stores itself, for each user.
 */

/** Continues work after the answer, as long as the browser keeps the worker alive. */
type Later = (work: Promise<unknown>) => void

/** Kinds of requests; `other` is left to the browser. */
type Kind = 'page' | 'asset' | 'other'

export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>): Kind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return 'other'
  if (pathname.startsWith('/assets/')) return 'asset'
  // API reference, health checks and files are not pages of the client.
  const isElsewhere =
    /^\/(?:api|health|metrics)(?:\/|$)/.test(pathname) || /\.[^/]*$/.test(pathname)
  return mode === 'navigate' && !isElsewhere ? 'page' : 'other'
}

/**
 * Answers a page from the network first, so that an update is visible immediately; or else from the cache, or
 * with the shell, which can render any screen except the scan page. With neither, the browser reports the
 * missing connection.
 */
export async function answerPage(request: Request, cache: Cache, later: Later): Promise<Response> {
  const fresh = fetch(request)
  const kept = await cache.match(documentOf(request.url), anyVariant)
  const arrived = fresh.catch(() => null)
  const answer = await (kept === undefined ? arrived : Promise.race([arrived, networkTimeout()]))
  if (answer === null) return kept ?? (await shellFor(request.url, cache)) ?? fresh
  later(keepPage(request.url, answer.clone(), cache))
  return answer
}

/** Answers an asset from the cache first: its name changes with its content, so it is never out of date. */
export async function answerAsset(request: Request, cache: Cache, later: Later): Promise<Response> {
  const kept = await cache.match(request, anyVariant)
  if (kept !== undefined) return kept
  const answer = await fetch(request)
  if (isAsset(answer)) later(cache.put(request, answer.clone()))
  return answer
}

/** Caches the shell, for all screens without a document of their own. */
export async function keepShell(cache: Cache): Promise<void> {
  await keepPage(shell, await fetch(shell), cache)
}

/** Caches everything that a page has loaded before the worker was active, including its document. */
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

/** Shell for a page that is not cached; none for the scan page, which needs its own policy. */
async function shellFor(url: string, cache: Cache): Promise<Response | undefined> {
  return documentOf(url) === scanPage ? undefined : cache.match(shell, anyVariant)
}

/** Caches a page under its document's key; under the shell's key, only a dashboard's page. */
async function keepPage(url: string, answer: Response, cache: Cache): Promise<void> {
  const document = documentOf(url)
  const isKept = document !== shell || isInArea(pathOf(url))
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
  if (isKept && isPage && answer.status === 200 && !answer.redirected)
    await cache.put(document, answer)
}

/**
 * Cache key of a page's document. Public pages are prerendered, and the scan page has its own content security
 * policy, so each has its own document; all others share the shell.
 */
function documentOf(url: string): string {
  const path = pathOf(url)
  return ownDocuments.has(path) ? path : shell
}

/** Normalizes the path, since the router ignores case and a trailing slash. */
const pathOf = (url: string) =>
  new URL(url, location.origin).pathname.toLowerCase().replace(/(?<=.)\/$/, '')

/** False for HTML, since a host without the file can answer with its start page. */
const isAsset = ({ status, headers }: Response) =>
  status === 200 && headers.get('content-type')?.startsWith('text/html') !== true

/** Resolves with null when the network is too slow. */
const networkTimeout = () => new Promise<null>((resolve) => setTimeout(resolve, 4_000, null))

const scanPage = paths.adminScan()
const ownDocuments = new Set([...publicAddresses(), scanPage])
/** Any dashboard's document can serve as the shell. */
const shell = paths.senderParcels()

// The server negotiates the encoding, but the same browser always accepts the same encodings.
const anyVariant = { ignoreVary: true }

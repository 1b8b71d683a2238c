import type { Rolldown } from 'vite'

// The worker is registered on every page.
const everywhere = ['lib/register-worker.ts']
const dashboard = [...everywhere, 'app/area-shell.tsx', 'features/session/session-actor.ts']

/** What a browser loads on each kind of page, but for what these modules import; as paths in `src`. */
export const kindsOfPages: readonly ReadonlySet<string>[] = [
  kind(everywhere, ['home', 'about', 'contact', 'track', 'not-found']),
  kind(everywhere, ['login', 'register', 'forgot-password', 'reset-password', 'verify-email']),
  kind([...everywhere, 'features/tracking/tracking-flow.tsx'], ['track']),
  kind(dashboard, ['admin-parcels', 'sender-parcels', 'receiver-dashboard']),
  kind(dashboard, ['admin-parcel', 'sender-parcel', 'receiver-parcel']),
  kind(
    [...dashboard, 'pages/notification-pages.ts'],
    ['admin-users', 'admin-insights', 'admin-system'],
  ),
  kind(dashboard, ['sender-addresses', 'sender-integrations', 'account']),
  kind(dashboard, ['sender-import']),
  kind(dashboard, ['admin-label', 'sender-label', 'admin-labels', 'admin-manifest', 'admin-scan']),
]

/**
 * Puts the modules that the same kinds of pages need into one chunk, so that a page loads nothing that
 * only other kinds need. Modules of one page stay in its own chunk; what only dialogs and the like need
 * is left to the bundler.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => {
    const needing = kindsOfPages.map((roots) => isImportedBy(roots, id, modules))
    return needing.includes(true) ? `shared-${letters(needing)}` : null
  },
  debugName: 'shared',
  minShareCount: 2,
  // What these modules import is needed by the same kinds of pages and more, and has its own chunk.
  includeDependenciesRecursively: false,
}

function kind(others: readonly string[], pages: readonly string[]): ReadonlySet<string> {
  return new Set([...others, ...pages.map((page) => `pages/${page}-page.tsx`)])
}

/** Short, as each chunk names those that it imports: "ac" for the first and the third kind. */
const letters = (needing: readonly boolean[]) =>
  needing.map((isNeeded, index) => (isNeeded ? String.fromCodePoint(97 + index) : '')).join('')

/** Whether one of the roots has the module in what it imports, statically and through others. */
function isImportedBy(
  roots: ReadonlySet<string>,
  id: string,
  modules: Rolldown.ChunkingContext,
): boolean {
  if (roots.has(sourceOf(id))) return false
  const seen = new Set([id])
  // The set grows while it is gone through.
  for (const module of seen) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) {
      if (roots.has(sourceOf(importer))) return true
      seen.add(importer)
    }
  }
  return false
}

const sourceOf = (id: string) => id.slice(id.lastIndexOf('/src/') + '/src/'.length)

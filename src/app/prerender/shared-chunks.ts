import type { Rolldown } from 'vite'

/** Modules that have all code of some pages in what they import, as paths in `src`. */
type Roots = ReadonlySet<string>

// The worker is registered on every page.
const everywhere = ['lib/register-worker.ts']
const frame = [
  ...everywhere,
  'app/area-screens.tsx',
  'app/area-shell.tsx',
  'features/session/session-actor.ts',
]

/** The parts of the home page and the footer are loaded once they are in view. */
const site = rootsOf(
  [...everywhere, 'features/landing/below-fold.tsx', 'features/site/site-footer.tsx'],
  ['home', 'about', 'contact', 'track', 'not-found'],
)
const account = rootsOf(everywhere, [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
])
const trackedParcel = rootsOf([...everywhere, 'features/tracking/tracking-flow.tsx'], ['track'])
const dashboards = [
  rootsOf(frame, ['admin-parcels', 'sender-parcels', 'receiver-dashboard']),
  rootsOf(frame, ['admin-parcel', 'sender-parcel', 'receiver-parcel']),
  rootsOf(
    [...frame, 'pages/notification-pages.tsx'],
    ['admin-users', 'admin-insights', 'admin-system'],
  ),
  rootsOf(frame, ['sender-addresses', 'sender-integrations', 'account']),
  rootsOf(frame, ['sender-parcels-import']),
  rootsOf(frame, ['admin-runs', 'admin-run', 'admin-run-manifest']),
  rootsOf(frame, ['admin-label', 'sender-label', 'labels', 'admin-manifest', 'admin-scan']),
  rootsOf(frame, ['courier']),
]

/** The kinds of pages, of each of which a chunk is for all or for none. */
export const kindsOfPages: readonly Roots[] = [site, account, trackedParcel, ...dashboards]

/**
 * Puts the modules that the same kinds of pages need into one chunk, so that a page loads nothing that
 * only other kinds need. Modules of one page stay in its own chunk; what only dialogs and the like need
 * is left to the bundler.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => {
    const needing = kindsOfPages.filter((roots) => isImportedBy(roots, id, modules))
    return needing.length === 0 ? null : `shared-${lettersOf(needing)}`
  },
  debugName: 'shared',
  minShareCount: 2,
  // Imports of these modules are needed by the same kinds of pages and more: they have their own chunk.
  includeDependenciesRecursively: false,
}

function rootsOf(others: readonly string[], pages: readonly string[]): Roots {
  return new Set([...others, ...pages.map((page) => `pages/${page}-page.tsx`)])
}

/** Kinds of dashboards that need a module, from which on it is for all of them. */
const manyDashboards = 5

/**
 * A letter for each kind, as each chunk has the names of those that it imports in it. What many dashboards
 * need, or some and the public pages, is for all of them: one chunk packs better than one for each choice of
 * kinds, of which every new kind would make more.
 */
function lettersOf(needing: readonly Roots[]): string {
  const isDashboard = (roots: Roots) => dashboards.includes(roots)
  const isShared =
    needing.filter(isDashboard).length >= (needing.includes(site) ? 1 : manyDashboards)
  const all = isShared
    ? kindsOfPages.filter((roots) => isDashboard(roots) || needing.includes(roots))
    : needing
  return all.map((roots) => String.fromCodePoint(97 + kindsOfPages.indexOf(roots))).join('')
}

/** True if one of the roots imports the module, statically and also through others. */
function isImportedBy(roots: Roots, id: string, modules: Rolldown.ChunkingContext): boolean {
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

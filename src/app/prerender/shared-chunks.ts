import type { Rolldown } from 'vite'

/** Modules, as paths in `src`, that directly or indirectly import all code of some pages. */
type Roots = ReadonlySet<string>

// Every page loads it once it is complete.
const everywhere = ['app/after-load.tsx']
const frame = [
  ...everywhere,
  'app/area-screens.tsx',
  'app/area-shell.tsx',
  'features/session/session-actor.ts',
]

/** Includes the home page's lower parts and the footer, which are loaded when they come into view. */
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
  rootsOf(frame, ['sender-parcel', 'receiver-parcel']),
  rootsOf(frame, ['admin-parcel']),
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

/** Kinds of pages: a chunk is loaded by all pages of a kind, or by none. */
export const kindsOfPages: readonly Roots[] = [site, account, trackedParcel, ...dashboards]

/**
 * Puts modules that the same kinds of pages need into one chunk, so that a page loads nothing that only other
 * kinds need. Modules of a single page stay in its own chunk; modules that only lazy parts need, such as
 * dialogs, are left to the bundler.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => {
    const needing = kindsOfPages.filter((roots) => isImportedBy(roots, id, modules))
    return needing.length === 0 ? null : `shared-${lettersOf(needing)}`
  },
  debugName: 'shared',
  minShareCount: 2,
  // Further kinds of pages can need imports of these modules, so they are assigned separately.
  includeDependenciesRecursively: false,
}

function rootsOf(others: readonly string[], pages: readonly string[]): Roots {
  return new Set([...others, ...pages.map((page) => `pages/${page}-page.tsx`)])
}

/** From this number of kinds of dashboards on, a module goes into the chunk for all of them. */
const manyDashboards = 4

/**
 * Names a chunk with one letter for each kind; short, because chunks contain the names of their imports.
 * Modules that many dashboards need, or one and the public pages, go into the chunk for all dashboards: it
 * compresses better than a chunk for each combination of kinds, whose number would grow with every new kind.
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

/** True if one of the roots statically imports the module, directly or not. */
function isImportedBy(roots: Roots, id: string, modules: Rolldown.ChunkingContext): boolean {
  if (roots.has(sourceOf(id))) return false
  const seen = new Set([id])
  // The set grows during the iteration.
  for (const module of seen) {
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) {
      if (roots.has(sourceOf(importer))) return true
      seen.add(importer)
    }
  }
  return false
}

const sourceOf = (id: string) => id.slice(id.lastIndexOf('/src/') + '/src/'.length)

import { createRoot, hydrateRoot } from 'react-dom/client'
import { untranslated } from '#texts/untranslated.ts'
import { App } from './app/app.tsx'
import { startScrollRestoration } from './app/navigation-effects.tsx'
import { startPrefetch } from './app/prefetch.ts'
import { Providers } from './app/providers.tsx'
import { startSession } from './features/session/session.ts'
import { startTheme } from './stores/theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

const app = (
  <Providers>
    <App />
  </Providers>
)
startTheme()
void startSession()
startScrollRestoration()
startPrefetch()
// Not during development, where the worker would answer with old files from its cache.
if (import.meta.env.PROD) window.addEventListener('load', () => void goOn())
if (root.hasAttribute('data-prerendered')) hydrateRoot(root, app)
else createRoot(root).render(app)

if (untranslated !== null) void markEnglish(untranslated)

async function markEnglish(texts: readonly string[]): Promise<void> {
  const { markUntranslated } = await import('./lib/mark-untranslated.ts')
  markUntranslated(texts)
}

async function goOn(): Promise<void> {
  try {
    const { registerWorker, watchForUpdates } = await import('./app/after-load.tsx')
    watchForUpdates()
    registerWorker()
  } catch {
    // The connection was lost; the next visit tries again.
  }
}

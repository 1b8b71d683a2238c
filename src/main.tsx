import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { Providers } from './app/providers.tsx'
import { startScrollMemory } from './app/scroll-memory.ts'
import { startSession } from './features/session/session.ts'
import { startTheme } from './stores/theme.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

startTheme()
startSession()
startScrollMemory()
createRoot(root).render(
  <Providers>
    <App />
  </Providers>,
)

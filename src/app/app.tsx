import { lazy, Suspense } from 'react'
import { Redirect, useLocation } from 'wouter'
import { FullScreenSpinner } from '../ui/progress/spinner.tsx'
import { isInArea } from '../lib/paths.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { publicRoutes, redirects } from './routes.tsx'
import { Screens } from './screens.tsx'

/** The screen at the current address. */
export function App() {
  const [location] = useLocation()
  const target = redirects[location.replace(/\/$/, '')]
  if (target !== undefined) return <Redirect to={target} replace />
  if (!isInArea(location)) return <Screens routes={publicRoutes} />
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullScreenSpinner />}>
        <AreaScreens />
      </Suspense>
    </ErrorBoundary>
  )
}

export const loadAreaScreens = () => import('./area-screens.tsx')

const AreaScreens = lazy(async () => {
  const screens = await loadAreaScreens()
  return { default: screens.AreaScreens }
})

import { Suspense, useEffect } from 'react'
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter'
import { LoadingArea } from '../ui/progress/spinner.tsx'
import { useSessionView } from '../features/session/session-view.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { isRestricted, notFound, titleInPlaceOf } from './routes.tsx'
import type { AppRoute } from './routes.tsx'
import { Shell } from './shell.tsx'

/** Renders the route of the current address. Screens of the same area share one shell instance. */
export function Screens({ routes }: { routes: readonly AppRoute[] }) {
  const { parser } = useRouter()
  const [location] = useLocation()
  const route = routes.find(({ path }) => matchRoute(parser, path, location)[0]) ?? notFound

  const other = useSessionView(({ user }) => titleInPlaceOf(user))
  const title = (isRestricted(route.area) && other) || route.title
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <Shell area={route.area}>
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<LoadingArea />}>
          <Switch>{[...routes, notFound].map(screenOf)}</Switch>
          <NavigationEffects screen={route.path} />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  )
}

function screenOf({ path, page: Page }: AppRoute) {
  return (
    <Route key={path} path={path}>
      <Page />
    </Route>
  )
}

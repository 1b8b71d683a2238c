import { areaRoutes } from './area-routes.tsx'
import { Screens } from './screens.tsx'

export { areaRoutes }

/** Screens of users' areas; their routes are loaded with the first of them. */
export function AreaScreens() {
  return <Screens routes={areaRoutes} />
}

import { areaRoutes } from './area-routes.tsx'
import { Screens } from './screens.tsx'

export { areaRoutes }

/** Screens of users' areas, whose table is loaded with the first of them. */
export function AreaScreens() {
  return <Screens routes={areaRoutes} />
}

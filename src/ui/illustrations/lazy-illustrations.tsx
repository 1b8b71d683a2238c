import { lazy, memo, Suspense } from 'react'
import type { ComponentType } from 'react'
import { whenNavigated } from '../../lib/lazy-loading.ts'
import { Canvas } from './canvas.tsx'

/*
 * The illustrations for use in pages. They are loaded only if the prerendered HTML does not show them, since
 * the paths of an illustration are as large as the code of a page.
 */

export const AboutRoute = lazyIllustration(
  1200,
  340,
  async () => (await import('./about-route.tsx')).AboutRoute,
)
export const Contact = lazyIllustration(
  560,
  400,
  async () => (await import('./contact.tsx')).Contact,
)
export const NotFound = lazyIllustration(
  520,
  360,
  async () => (await import('./not-found.tsx')).NotFound,
)
export const SlideDeliver = lazyIllustration(
  960,
  480,
  async () => (await import('./slide-deliver.tsx')).SlideDeliver,
)
export const SlideSend = lazyIllustration(
  960,
  480,
  async () => (await import('./slide-send.tsx')).SlideSend,
)
export const SlideTrack = lazyIllustration(
  960,
  480,
  async () => (await import('./slide-track.tsx')).SlideTrack,
)
export const Welcome = lazyIllustration(
  560,
  760,
  async () => (await import('./welcome.tsx')).Welcome,
)

function lazyIllustration(width: number, height: number, load: () => Promise<ComponentType>) {
  const Blank = () => (
    <Canvas viewBox={`0 0 ${width} ${height}`} width={width} height={height} $rounded />
  )
  const Loaded = lazy(async () => {
    await whenNavigated()
    // The page works without its illustration.
    return { default: await load().catch(() => Blank) }
  })
  // Memoized, because a render of the page would also request it.
  return memo(function LazyIllustration() {
    return (
      <Suspense fallback={<Blank />}>
        <Loaded />
      </Suspense>
    )
  })
}

import { lazy, memo, Suspense } from 'react'
import type { ComponentType } from 'react'
import { whenLeft } from '../../lib/when-needed.ts'
import { Canvas } from './canvas.tsx'

/*
 * The drawings as pages use them. Only what the HTML does not show yet is loaded: a drawing's paths
 * are as large as many a page's code.
 */

export const AboutRoute = drawing(
  1200,
  340,
  async () => (await import('./about-route.tsx')).AboutRoute,
)
export const Contact = drawing(560, 400, async () => (await import('./contact.tsx')).Contact)
export const NotFound = drawing(520, 360, async () => (await import('./not-found.tsx')).NotFound)
export const SlideDeliver = drawing(
  960,
  480,
  async () => (await import('./slide-deliver.tsx')).SlideDeliver,
)
export const SlideSend = drawing(960, 480, async () => (await import('./slide-send.tsx')).SlideSend)
export const SlideTrack = drawing(
  960,
  480,
  async () => (await import('./slide-track.tsx')).SlideTrack,
)
export const Welcome = drawing(560, 760, async () => (await import('./welcome.tsx')).Welcome)

function drawing(width: number, height: number, load: () => Promise<ComponentType>) {
  const Blank = () => (
    <Canvas viewBox={`0 0 ${width} ${height}`} width={width} height={height} $rounded />
  )
  const Drawn = lazy(async () => {
    await whenLeft()
    // A page is no worse for a picture that does not come.
    return { default: await load().catch(() => Blank) }
  })
  // A redraw of the page around it must not ask for it either.
  return memo(function Drawing() {
    return (
      <Suspense fallback={<Blank />}>
        <Drawn />
      </Suspense>
    )
  })
}

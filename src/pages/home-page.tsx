import { lazy, Suspense } from 'react'
import { Hero } from '../features/landing/hero.tsx'
import { whenVisible } from '../lib/lazy-loading.ts'

export default function HomePage() {
  return (
    <>
      <Hero />
      <div id={belowFoldId}>
        <Suspense fallback={null}>
          <BelowFold />
        </Suspense>
      </div>
    </>
  )
}

const belowFoldId = 'more'

const BelowFold = lazy(async () => {
  await whenVisible(belowFoldId)
  const belowFold = await import('../features/landing/below-fold.tsx')
  return { default: belowFold.BelowFold }
})

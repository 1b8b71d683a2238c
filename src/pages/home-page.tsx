import { lazy, Suspense } from 'react'
import { Hero } from '../features/landing/hero.tsx'
import { useCurrentUser } from '../features/session/session.ts'
import { whenVisible } from '../lib/lazy-loading.ts'

export default function HomePage() {
  const user = useCurrentUser()
  return (
    <>
      <Hero role={user?.role ?? null} />
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

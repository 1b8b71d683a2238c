import { lazy, Suspense } from 'react'
import { Hero } from '../features/landing/hero.tsx'
import { whenShown } from '../lib/when-needed.ts'

export default function HomePage() {
  return (
    <>
      <Hero />
      <div id={moreId}>
        <Suspense fallback={null}>
          <More />
        </Suspense>
      </div>
    </>
  )
}

const moreId = 'more'

const More = lazy(async () => {
  await whenShown(moreId)
  const more = await import('../features/landing/more.tsx')
  return { default: more.More }
})

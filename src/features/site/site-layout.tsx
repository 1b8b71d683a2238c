import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '../../ui/layout/layout.tsx'
import { whenVisible } from '../../lib/lazy-loading.ts'
import { SiteHeader } from './site-header.tsx'
import type { SiteHeaderProps } from './site-header.tsx'

/** Header, content and footer of every public page. */
export function SiteLayout({ children, ...header }: SiteHeaderProps & { children: ReactNode }) {
  return (
    <Frame>
      <SkipLink />
      <SiteHeader {...header} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </Frame>
  )
}

const footerId = 'site-footer'

const SiteFooter = lazy(async () => {
  await whenVisible(footerId)
  // Offline, the code can be missing if the shell replaces a prerendered page.
  return {
    default: (await import('./site-footer.tsx').catch(() => null))?.SiteFooter ?? (() => null),
  }
})

// One element for all pages, so that React skips it when the header changes.
const footer = (
  <div id={footerId}>
    <Suspense fallback={null}>
      <SiteFooter />
    </Suspense>
  </div>
)

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    flex: 1;
    min-width: 0;
  }
`

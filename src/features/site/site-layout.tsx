import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SkipLink } from '../../design/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
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
      <SiteFooter />
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  > main {
    flex: 1;
    min-width: 0;
    outline: none;
  }
`

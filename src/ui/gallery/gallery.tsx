import { useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../button/button.tsx'
import { MoonIcon, SunIcon } from '../icons/icons.tsx'
import { Container, SkipLink } from '../layout/layout.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { Logo } from '../illustrations/logo.tsx'
import { ToastHost } from '../toast/toast.tsx'
import { color, space } from '../theme/tokens.ts'
import { Buttons } from './buttons.tsx'
import { Colors } from './colors.tsx'
import { Fields } from './fields.tsx'
import { Figures } from './figures.tsx'
import { Illustrations } from './illustrations.tsx'
import { Overlays } from './overlays.tsx'
import { Routes } from './routes.tsx'
import { Surfaces } from './surfaces.tsx'
import { Tables } from './tables.tsx'

export function Gallery() {
  const [theme, setTheme] = useState(document.documentElement.className)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <SkipLink />
      <ToastHost />
      <Container>
        <Bar>
          <Logo />
          <IconButton
            label={`Use the ${other} theme`}
            onClick={() => {
              document.documentElement.className = other
              setTheme(other)
            }}
          >
            {other === 'dark' ? <MoonIcon /> : <SunIcon />}
          </IconButton>
        </Bar>
        <main id="content">
          <PageHeader title="Design gallery" description="Every part, in every state." />
          <Colors />
          <Buttons />
          <Fields />
          <Surfaces />
          <Routes />
          <Tables />
          <Figures />
          <Overlays />
          <Illustrations />
        </main>
      </Container>
    </>
  )
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(4)};
  margin-bottom: ${space(8)};
  border-bottom: 2px dashed ${color.border};
`

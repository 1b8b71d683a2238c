import { styled } from 'styled-components'
import { AboutRoute } from '../illustrations/about-route.tsx'
import { Contact } from '../illustrations/contact.tsx'
import { NotFound } from '../illustrations/not-found.tsx'
import { Unauthorized } from '../illustrations/unauthorized.tsx'
import { Welcome } from '../illustrations/welcome.tsx'
import { space } from '../theme/tokens.ts'
import { Part } from './part.tsx'

export function Illustrations() {
  return (
    <Part title="Illustrations">
      <AboutRoute />
      <Columns>
        <Welcome />
        <NotFound />
        <Unauthorized />
        <Contact />
      </Columns>
    </Part>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${space(6)};
  align-items: start;
`

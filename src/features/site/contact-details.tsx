import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons/icons.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export function ContactDetails({ art }: { art: ReactNode }) {
  return (
    <Panel aria-labelledby="reach-us">
      {art}
      <Body>
        <h2 id="reach-us">Reach us directly</h2>
        <address>
          <Line>
            <MailIcon />
            <a href="mailto:hello@waybill.example">hello@waybill.example</a>
          </Line>
          <Line>
            <PhoneIcon />
            <a href="tel:+15035550142">+1 503 555 0142</a>
          </Line>
          <Line>
            <PinIcon />
            <span>
              48 Harbor Street
              <br />
              Portland, OR 97209
            </span>
          </Line>
        </address>
      </Body>
    </Panel>
  )
}

export const ContactColumns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`

const Panel = styled.section`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  svg {
    display: block;
  }
  > svg {
    width: 100%;
    height: auto;
    /* The drawing rounds itself; here the panel does. */
    border-radius: 0 !important;
  }
`

const Body = styled.div`
  padding: ${space(6)};
  address {
    display: grid;
    gap: ${space(3)};
    margin-top: ${space(4)};
    font-style: normal;
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${space(3)};
  font-size: ${fontSize.body};
  overflow-wrap: anywhere;
  svg {
    margin-top: 0.2rem;
    color: ${color.accentText};
  }
`

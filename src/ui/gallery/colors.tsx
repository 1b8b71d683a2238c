import { styled } from 'styled-components'
import { Code } from '../code/code.tsx'
import { font, color, fontSize, radius, space } from '../theme/tokens.ts'
import { Part } from './part.tsx'

export function Colors() {
  return (
    <>
      <Part title="Type">
        <Display>Your parcel, every step</Display>
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <p>
          <span>{'Body text in a calm measure, with '}</span>
          <a href="#content">a link</a>
          <span>{' and a number: '}</span>
          <Code>TRK-7Q4M-0ZK9-X2TB-81HC</Code>
        </p>
      </Part>
      <Part title="Colours">
        <Swatches>
          {Object.entries(color).map(([name, value]) => (
            <li key={name}>
              <Chip style={{ background: value }} />
              <span>{name}</span>
            </li>
          ))}
        </Swatches>
      </Part>
    </>
  )
}

const Display = styled.p`
  font: 700 ${fontSize.display} / 1.05 ${font.display};
  letter-spacing: -0.025em;
`

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${space(3)};
  font-size: ${fontSize.tiny};
`

const Chip = styled.span`
  display: block;
  height: 2.5rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
`

import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/landing.ts'
import { CheckIcon, SearchIcon } from '../../ui/icons/public-icons.tsx'
import { color, font, fontSize, inlineSign, radius, shadow, space } from '../../ui/theme/tokens.ts'

/* Decorative: the text beside each sketch says what it shows. */

export function TrackingSketch() {
  return (
    <Canvas aria-hidden="true">
      <Sheet>
        <IdField>
          <SearchIcon size={16} />
          <span translate="no">TRK-7H2K-9QXM</span>
        </IdField>
        <Route>
          <i data-done />
          <i data-done />
          <i data-here />
          <i />
        </Route>
      </Sheet>
    </Canvas>
  )
}

export function LogSketch() {
  return (
    <Canvas aria-hidden="true">
      <Sheet>
        {log.map(([time, status], index) => (
          <Line key={time} data-latest={index === 0 ? '' : undefined}>
            <time>{time}</time>
            <span>{status}</span>
          </Line>
        ))}
      </Sheet>
    </Canvas>
  )
}

export function ConfirmationSketch() {
  return (
    <Canvas aria-hidden="true">
      <Stamp>
        <CheckIcon size={22} />
        <span>
          <span>{common.delivered}</span>
          <small>{t.confirmedByTheReceiver}</small>
        </span>
      </Stamp>
    </Canvas>
  )
}

const log = [
  ['14:20', t.inTransit],
  ['09:05', t.dispatched],
  ['08:41', t.approved],
]

const Canvas = styled.div`
  display: grid;
  place-items: center;
  min-height: 12.5rem;
  padding: ${space(6)};
  background:
    radial-gradient(circle at 1px 1px, ${color.border} 1px, transparent 1.5px) 0 0 / 16px 16px,
    ${color.accentSoft};
`

const Sheet = styled.div`
  display: grid;
  gap: ${space(3)};
  width: min(100%, 16.5rem);
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.card};
`

const IdField = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.small};
  font-family: ${font.mono};
  font-size: ${fontSize.tiny};
  color: ${color.text};
`

const Route = styled.div`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(2)};
  background: linear-gradient(
      calc(90deg * ${inlineSign}),
      ${color.accentLine} 66%,
      ${color.border} 66%
    )
    center / calc(100% - 1rem) 3px no-repeat;
  i {
    width: 1rem;
    height: 1rem;
    border: 3px solid ${color.border};
    border-radius: 50%;
    background: ${color.surfaceRaised};
  }
  i[data-done],
  i[data-here] {
    border-color: ${color.accentLine};
  }
  i[data-done] {
    background: ${color.accentLine};
  }
  i[data-here] {
    outline: 5px solid color-mix(in srgb, ${color.accent} 30%, transparent);
  }
`

const Line = styled.div`
  display: flex;
  gap: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  line-height: 1.3;
  time {
    font-family: ${font.mono};
    font-size: ${fontSize.tiny};
    line-height: 1.5;
  }
  &[data-latest] {
    color: ${color.text};
    font-weight: 650;
  }
`

const Stamp = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  border: 3px double ${color.successText};
  border-radius: ${radius.medium};
  color: ${color.successText};
  background: ${color.surfaceRaised};
  font: 750 1.5rem / 1 ${font.display};
  transform: rotate(-5deg);
  small {
    display: block;
    margin-top: ${space(1.5)};
    font: 600 ${fontSize.tiny} / 1 ${font.body};
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Badge } from '../../ui/badge/badge.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { media } from '../../lib/media.ts'
import { statusText } from '../../lib/text.ts'
import { headlineOf } from './status-headline.ts'
import { statusLook } from './status-look.ts'
import type { TrackedParcel } from './tracked-parcel.ts'

type ResultHeadProps = { parcel: TrackedParcel; titleId: string; children: ReactNode }

/** What somebody came for: where it stands, in words; whose number that is; and what to do with it. */
export function ResultHead({ parcel, titleId, children }: ResultHeadProps) {
  const { tone, icon } = statusLook(parcel.status)
  const { title, text } = headlineOf(parcel)
  return (
    <Head>
      <Emblem $tone={tone}>{icon}</Emblem>
      <div>
        <Title>
          <h2>{title}</h2>
          <Badge tone={tone} icon={icon}>
            {statusText(parcel.status)}
          </Badge>
        </Title>
        <Text>{text}</Text>
      </div>
      <Strip>
        <Number>
          <Kicker>Tracking ID</Kicker>
          <Id>
            <span id={titleId}>{parcel.trackingId}</span>
            <CopyButton text={parcel.trackingId} label="Copy tracking ID" />
          </Id>
        </Number>
        <Actions>{children}</Actions>
      </Strip>
    </Head>
  )
}

const Head = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space(4)} ${space(4)};
  @media ${media.tablet} {
    gap: ${space(4)} ${space(5)};
  }
  @media print {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`

const Emblem = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  align-self: start;
  width: clamp(3rem, 2rem + 4vw, 4.5rem);
  aspect-ratio: 1;
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  svg {
    width: 52%;
    height: 52%;
  }
`

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(4)};
  h2 {
    font-size: clamp(1.5rem, 1rem + 2.4vw, 2.5rem);
    letter-spacing: -0.028em;
  }
`

const Text = styled.p`
  margin-top: ${space(1)};
  color: ${color.textMuted};
`

const Strip = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(6)};
  padding: ${space(2.5)} ${space(3)} ${space(2.5)} ${space(4)};
  border-left: 4px solid ${color.accentLine};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  @media print {
    grid-column: auto;
    background: none;
    button {
      display: none;
    }
  }
`

const Number = styled.div`
  min-width: 0;
`

const Kicker = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

const Id = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  line-height: 1.3;
  span[id] {
    font-family: ${font.mono};
    font-size: clamp(1rem, 0.7rem + 1.5vw, 1.25rem);
    font-weight: 700;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  @media print {
    display: none;
  }
`

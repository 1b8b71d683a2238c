import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { toneColors } from '../badge/tone.ts'
import type { Tone } from '../badge/tone.ts'
import { color, fontSize, space } from '../theme/tokens.ts'

type TimelineProps = {
  entries: {
    key: string
    title: ReactNode
    time: ReactNode
    note?: ReactNode
    tone: Tone
    icon?: ReactNode
  }[]
}

/** Events in order along a dashed line. */
export function Timeline({ entries }: TimelineProps) {
  return (
    <List>
      {entries.map(({ key, title, time, note, tone, icon }) => (
        <Entry key={key}>
          <Marker $tone={tone}>{icon}</Marker>
          <div>
            <Header>
              <Title>{title}</Title>
              <Time>{time}</Time>
            </Header>
            {note && <Note>{note}</Note>}
          </div>
        </Entry>
      ))}
    </List>
  )
}

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr);
  gap: ${space(3.5)};
  padding-bottom: ${space(6)};
  &:last-child {
    padding-bottom: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: 2.25rem;
    bottom: 0.25rem;
    inset-inline-start: calc(1rem - 1px);
    border-inline-start: 2px dashed ${color.borderStrong};
  }
`

const Marker = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  border: 2px solid ${({ $tone }) => toneColors[$tone].solid};
  border-radius: 50%;
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  svg {
    width: 1.0625rem;
    height: 1.0625rem;
    stroke-width: 2;
  }
`

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-height: 2rem;
  padding-top: 0.2rem;
`

const Title = styled.span`
  font-weight: 650;
`

const Time = styled.span`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-variant-numeric: tabular-nums;
`

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`

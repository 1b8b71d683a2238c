import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { ScanSessionContext } from '../../../machines/scan-session.ts'
import { media } from '../../lib/media.ts'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { Code } from '../../ui/code/code.tsx'
import { CheckIcon, ClockIcon, CopyIcon, QrIcon } from '../../ui/icons/icons.tsx'
import { WarningIcon } from '../../ui/icons/site-icons.tsx'
import { fontSize, motion, radius, space } from '../../ui/theme/tokens.ts'

type ScanResultProps = Pick<ScanSessionContext, 'scans' | 'last'> & { isOffline: boolean }

/** What became of the parcel that was read last, large enough to be seen from a trolley. */
export function ScanResult({ scans, last, isOffline }: ScanResultProps) {
  const { tone, icon, title, text } = shownOf({ scans, last, isOffline })
  return (
    <Panel $tone={tone}>
      {icon}
      {/* Announced with each scan. */}
      <output>
        <Title>{title}</Title>
        {last && <Code>{last.trackingId}</Code>}
        <Text>{text}</Text>
      </output>
    </Panel>
  )
}

interface Shown {
  tone: Tone
  icon: ReactNode
  title: string
  text: string
}

function shownOf({ scans, last, isOffline }: ScanResultProps): Shown {
  const scan = scans.find(({ trackingId }) => trackingId === last?.trackingId)
  if (last === null || scan === undefined)
    return { tone: 'neutral', icon: icons.ready, title: 'Ready', text: 'Scan the first parcel.' }
  const { outcome } = scan
  if (last.isRepeat) {
    const text = 'Earlier in this session. Nothing was sent.'
    return { tone: 'warning', icon: icons.repeat, title: 'Already scanned', text }
  }
  if (outcome.state === 'accepted')
    return { tone: 'success', icon: icons.accepted, title: 'Accepted', text: outcome.toAddress }
  if (outcome.state === 'refused')
    return { tone: 'danger', icon: icons.refused, title: 'Refused', text: outcome.reason }
  return isOffline
    ? { tone: 'info', icon: icons.waiting, title: 'Kept', text: 'It will be sent with the others.' }
    : { tone: 'info', icon: icons.waiting, title: 'Sending…', text: '' }
}

const size = 44
const icons = {
  ready: <QrIcon size={size} />,
  repeat: <CopyIcon size={size} />,
  accepted: <CheckIcon size={size} />,
  refused: <WarningIcon size={size} />,
  waiting: <ClockIcon size={size} />,
}

const Panel = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space(5)};
  /* As high as its longest usual text, so that the page below does not move. */
  min-height: 10.5rem;
  padding: ${space(5)} clamp(${space(4)}, 4vw, ${space(8)});
  border: 2px solid ${({ $tone }) => toneColors[$tone].solid};
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  transition: background-color ${motion.fast};
  svg {
    flex: none;
  }
  output {
    display: flex;
    flex-direction: column;
    gap: ${space(1)};
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media ${media.reducedMotion} {
    transition: none;
  }
`

const Title = styled.strong`
  font-size: clamp(1.75rem, 5vw, 2.5rem);
  line-height: 1.1;
`

const Text = styled.span`
  min-height: 1.5em;
  font-size: ${fontSize.body};
  font-weight: 600;
`

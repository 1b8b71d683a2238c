import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as commonTexts from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import type { ScanSessionContext } from '../../../machines/scan-session.ts'
import type { Scan } from '../../../machines/scans.ts'
import { media } from '../../lib/media.ts'
import { toneColors } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'
import { Code } from '../../ui/code/code.tsx'
import { CheckIcon, ClockIcon, CopyIcon, QrIcon, RefreshIcon } from '../../ui/icons/icons.tsx'
import { WarningIcon } from '../../ui/icons/site-icons.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { color, fontSize, motion, radius, space } from '../../ui/theme/tokens.ts'
import { outcomeText, shownIn, undoneText } from './scan-texts.ts'
import { UndoButton, useUndoOffer } from './undo-button.tsx'
import type { UndoProps } from './undo-button.tsx'

type ScanResultProps = Pick<ScanSessionContext, 'scans' | 'last'> & {
  isOffline: boolean
} & UndoProps

/** Shows the result of the last scan, large enough to be seen from a distance. */
export function ScanResult({ scans, last, isOffline, onUndo, focusAfter }: ScanResultProps) {
  const scan = shownIn(scans, last)
  const { tone, icon, title, text } = shownOf(last, scan, isOffline)
  return (
    <Panel ref={focusAfter} tabIndex={-1} aria-label={t.resultOfTheLastScan} $tone={tone}>
      {icon}
      {/* Announced with each scan. */}
      <output>
        <Title>{title}</Title>
        {last && <Code>{last.trackingId}</Code>}
        <Text>
          <bdi>{text}</bdi>
        </Text>
        {scan && <UndoHint scan={scan} />}
      </output>
      {scan && !last?.isRepeat && (
        <Corner>
          <UndoButton
            scan={scan}
            size="medium"
            hasShortcut
            onUndo={onUndo}
            focusAfter={focusAfter}
          />
        </Corner>
      )}
    </Panel>
  )
}

function UndoHint({ scan }: { scan: Scan }) {
  return useUndoOffer(scan) && <VisuallyHidden>{t.tenSecondsToUndo}</VisuallyHidden>
}

interface Shown {
  tone: Tone
  icon: ReactNode
  title: string
  text: string
}

function shownOf(
  last: ScanSessionContext['last'],
  scan: Scan | undefined,
  isOffline: boolean,
): Shown {
  if (last === null || scan === undefined)
    return { tone: 'neutral', icon: icons.ready, title: t.ready, text: t.scanTheFirstParcel }
  if (last.isRepeat) {
    const text = t.earlierInThisSession
    return { tone: 'warning', icon: icons.repeat, title: t.alreadyScanned, text }
  }
  const { outcome } = scan
  if (outcome.state === 'waiting')
    return isOffline
      ? { ...pending, title: t.kept, text: t.willBeSentWithTheOthers }
      : { ...pending, title: t.sending, text: '' }
  if (outcome.state === 'handover')
    return { ...pending, title: commonTexts.handOver, text: outcomeText(outcome) }
  if (outcome.state === 'undoing')
    return { ...pending, title: t.undoingNow, text: outcome.toAddress }
  if (outcome.state === 'undone')
    return { tone: 'neutral', icon: icons.undone, title: t.undone, text: undoneText(outcome) }
  if (outcome.state === 'refused')
    return { tone: 'danger', icon: icons.refused, title: t.refused, text: outcome.reason }
  if (outcome.state === 'putAside') {
    const text = outcome.reason ?? t.notHandedOver
    return { tone: 'warning', icon: icons.refused, title: t.putAside, text }
  }
  return outcome.undoFailure === undefined
    ? { tone: 'success', icon: icons.accepted, title: t.accepted, text: outcome.toAddress }
    : { tone: 'warning', icon: icons.refused, title: t.notUndone, text: outcome.undoFailure }
}

const size = 44
const icons = {
  ready: <QrIcon size={size} />,
  repeat: <CopyIcon size={size} />,
  accepted: <CheckIcon size={size} />,
  refused: <WarningIcon size={size} />,
  waiting: <ClockIcon size={size} />,
  undone: <RefreshIcon size={size} />,
}

const pending = { tone: 'info', icon: icons.waiting } as const

const Panel = styled.section<{ $tone: Tone }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(5)};
  /* Height of the longest common text, so that the page below does not move. */
  min-height: 10.5rem;
  padding: ${space(5)} clamp(${space(4)}, 4vw, ${space(8)});
  border: 2px solid ${({ $tone }) => toneColors[$tone].solid};
  border-radius: ${radius.large};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  transition: background-color ${motion.fast};
  &:focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  > svg {
    flex: none;
  }
  output {
    flex: 1;
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

/** Beside the title on a phone, so that the page does not shift when the button disappears. */
const Corner = styled.div`
  &:empty {
    display: none;
  }
  @media ${media.phone} {
    position: absolute;
    top: ${space(4)};
    inset-inline-end: ${space(4)};
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

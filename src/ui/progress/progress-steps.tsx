import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { media } from '../../lib/media.ts'
import { BlockedIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx'
import { color, fontSize, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** `held`: blocked at this step. */
type StepState = 'done' | 'current' | 'upcoming' | 'failed' | 'held'
export type Step = { label: string; state: StepState }
type ProgressStepsProps = { steps: readonly Step[]; label?: string }

/** Steps drawn as a route with stops. */
export function ProgressSteps({ steps, label = t.progress }: ProgressStepsProps) {
  return (
    <Line aria-label={label}>
      {steps.map((step) => (
        <Stop key={step.label} $state={step.state} aria-current={isHere(step) ? 'step' : undefined}>
          <Mark $state={step.state}>{icons[step.state]}</Mark>
          <Label $state={step.state}>
            <span>{step.label}</span>
            <VisuallyHidden>{` (${texts[step.state]})`}</VisuallyHidden>
          </Label>
        </Stop>
      ))}
    </Line>
  )
}

const isHere = ({ state }: Step) => state === 'current' || state === 'held'

const texts: Record<StepState, string> = {
  done: t.done,
  current: t.now,
  upcoming: t.toCome,
  failed: t.stoppedHere,
  held: t.blockedHere,
}

const Dot = styled.span`
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 3px;
  background: currentColor;
`

const icons: Record<StepState, ReactNode> = {
  done: <CheckIcon size={16} />,
  current: <Dot />,
  upcoming: null,
  failed: <CloseIcon size={16} />,
  held: <BlockedIcon size={18} />,
}

const colors: Record<StepState, { background: string; border: string; text: string }> = {
  done: { background: color.successSolid, border: color.successSolid, text: color.surface },
  current: { background: color.accent, border: color.accentLine, text: color.textOnAccent },
  upcoming: { background: color.surface, border: color.borderStrong, text: color.textMuted },
  failed: { background: color.dangerSolid, border: color.dangerSolid, text: color.surface },
  held: { background: color.dangerSoft, border: color.dangerSolid, text: color.dangerText },
}

const Line = styled.ol`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.phone} {
    flex-direction: column;
  }
`

const Stop = styled.li<{ $state: StepState }>`
  --line: ${({ $state }) => ($state === 'upcoming' ? 'dashed' : 'solid')}
    ${({ $state }) => ($state === 'upcoming' ? color.borderStrong : colors.done.border)};
  position: relative;
  flex: 1 1 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  text-align: center;
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    top: calc(0.875rem - 1px);
    inset-inline-end: calc(50% + 0.875rem);
    width: calc(100% - 1.75rem);
    border-top: 2px var(--line);
  }
  @media ${media.phone} {
    flex-direction: row;
    align-items: center;
    gap: ${space(3)};
    padding-bottom: ${space(4)};
    text-align: start;
    &:last-child {
      padding-bottom: 0;
    }
    &:not(:first-child)::before {
      top: calc(-1 * ${space(4)});
      inset-inline-end: auto;
      inset-inline-start: calc(0.875rem - 1px);
      width: 0;
      height: ${space(4)};
      border-top: 0;
      border-inline-start: 2px var(--line);
    }
  }
`

const Mark = styled.span<{ $state: StepState }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 2px solid ${({ $state }) => colors[$state].border};
  border-radius: 50%;
  background: ${({ $state }) => colors[$state].background};
  color: ${({ $state }) => colors[$state].text};
  svg {
    stroke-width: 2.75;
  }
`

const Label = styled.span<{ $state: StepState }>`
  position: relative;
  padding-inline: ${space(1)};
  color: ${({ $state }) => ($state === 'upcoming' ? color.textMuted : color.text)};
  font-size: ${fontSize.tiny};
  font-weight: ${({ $state }) => ($state === 'upcoming' || $state === 'done' ? 550 : 700)};
  line-height: 1.3;
`

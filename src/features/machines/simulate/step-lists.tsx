import { styled } from 'styled-components'
import { stateInWords } from '../../../../machines/graph/parts.ts'
import type { Path, ScenarioEvent } from '../../../../machines/graph/paths.ts'
import { ChevronRightIcon } from '../../../ui/icons/icons.tsx'
import { color, fontSize, space } from '../../../ui/theme/tokens.ts'
import { Rows } from '../layout.tsx'
import { stepsToText } from './simulator.ts'
import type { Choice } from './simulator.ts'

type ChoiceListProps = {
  choices: readonly Choice[]
  onChoose: (scenarioEvent: ScenarioEvent) => void
}

/** Lists all events in a fixed order, with the reason why an event is refused now. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  return (
    <Rows>
      {choices.map(({ scenarioEvent, refusal }) => (
        <li key={scenarioEvent.name}>
          <ChoiceRow
            type="button"
            aria-disabled={refusal !== null}
            onClick={() => refusal === null && onChoose(scenarioEvent)}
          >
            <span>
              <span>{scenarioEvent.description}</span>
              {refusal !== null && <Refusal>{refusal}</Refusal>}
            </span>
            {refusal === null && <ChevronRightIcon size={18} />}
          </ChoiceRow>
        </li>
      ))}
    </Rows>
  )
}

type HistoryListProps = { path: Path; onGoTo: (count: number) => void }

/** Lists the steps so far; a press on one goes back to the state after it. */
export function HistoryList({ path: { steps }, onGoTo }: HistoryListProps) {
  return (
    <Rows as="ol">
      {steps.map(({ description, snapshot }, index) => (
        <li key={stepsToText(steps.slice(0, index + 1))}>
          <HistoryRow
            type="button"
            aria-current={index === steps.length - 1 ? 'step' : undefined}
            onClick={() => onGoTo(index + 1)}
          >
            <span className="number">{index + 1}</span>
            <span>
              <span>{description}</span>
              <span className="state">{stateInWords(snapshot.value)}</span>
            </span>
          </HistoryRow>
        </li>
      ))}
    </Rows>
  )
}

const Row = styled.button`
  display: flex;
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  font-size: ${fontSize.small};
  line-height: 1.35;
  text-align: start;
  &:focus-visible {
    outline-offset: -3px;
  }
`

const ChoiceRow = styled(Row)`
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  font-weight: 600;
  &:hover:not([aria-disabled='true']) {
    background: ${color.accentSoft};
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    background: ${color.surfaceSunken};
    font-weight: 400;
    cursor: not-allowed;
  }
  svg {
    flex: none;
    color: ${color.accentText};
  }
`

const Refusal = styled.span`
  display: block;
  font-size: ${fontSize.tiny};
  &::before {
    content: '— ';
  }
`

const HistoryRow = styled(Row)`
  align-items: baseline;
  gap: ${space(2.5)};
  &:hover {
    background: ${color.surfaceHover};
  }
  .number {
    min-width: 1.25rem;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  .state {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
  }
  &[aria-current] .state {
    color: ${color.accentText};
    font-weight: 650;
  }
`

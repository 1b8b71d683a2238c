import { styled } from 'styled-components'
import { stateInWords } from '../../../machines/graph/parts.ts'
import type { Path } from '../../../machines/graph/paths.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Rows } from './panel-parts.tsx'
import { stepsToText } from './steps-address.ts'

type HistoryListProps = { path: Path; onGoTo: (count: number) => void }

/** The steps so far; a press on one goes back to just after it. */
export function HistoryList({ path: { steps }, onGoTo }: HistoryListProps) {
  return (
    <Rows as="ol">
      {steps.map(({ description, snapshot }, index) => (
        <li key={stepsToText(steps.slice(0, index + 1))}>
          <Row
            type="button"
            aria-current={index === steps.length - 1 ? 'step' : undefined}
            onClick={() => onGoTo(index + 1)}
          >
            <span className="number">{index + 1}</span>
            <span>
              {description}
              <span className="state">{stateInWords(snapshot.value)}</span>
            </span>
          </Row>
        </li>
      ))}
    </Rows>
  )
}

const Row = styled.button`
  display: flex;
  align-items: baseline;
  gap: ${space(2.5)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  font-size: ${fontSize.small};
  line-height: 1.35;
  text-align: left;
  &:hover {
    background: ${color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -3px;
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

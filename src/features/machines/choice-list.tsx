import { styled } from 'styled-components'
import type { ScenarioEvent } from '../../../machines/graph/paths.ts'
import { ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Rows } from './panel-parts.tsx'
import type { Choice } from './simulator.ts'

type ChoiceListProps = {
  choices: readonly Choice[]
  onChoose: (scenarioEvent: ScenarioEvent) => void
}

/** All that could happen, always in the same order; what cannot happen now says why. */
export function ChoiceList({ choices, onChoose }: ChoiceListProps) {
  return (
    <Rows>
      {choices.map(({ scenarioEvent, refusal }) => (
        <li key={scenarioEvent.description}>
          <Row
            type="button"
            aria-disabled={refusal !== null}
            onClick={() => refusal === null && onChoose(scenarioEvent)}
          >
            <span>
              {scenarioEvent.description}
              {refusal !== null && <Why>{refusal}</Why>}
            </span>
            {refusal === null && <ChevronRightIcon size={18} />}
          </Row>
        </li>
      ))}
    </Rows>
  )
}

const Row = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: 2.75rem;
  padding: ${space(2)} ${space(3)};
  border: 0;
  background: none;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.35;
  text-align: left;
  &:hover:not([aria-disabled='true']) {
    background: ${color.accentSoft};
  }
  &[aria-disabled='true'] {
    color: ${color.textMuted};
    background: ${color.surfaceSunken};
    font-weight: 400;
    cursor: not-allowed;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  svg {
    flex: none;
    color: ${color.accentText};
  }
`

const Why = styled.span`
  display: block;
  font-size: ${fontSize.tiny};
  &::before {
    content: '— ';
  }
`

import { styled } from 'styled-components'
import { stateInWords } from '../../../machines/graph/parts.ts'
import type { Path } from '../../../machines/graph/paths.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Rows } from './panel-parts.tsx'

type PathStepsProps = {
  path: Path
  step: number
  isTicked: (index: number) => boolean
  onTick: (index: number, on: boolean) => void
  onStep: (step: number) => void
}

/** What to do and what to see then, each to be ticked off. */
export function PathSteps({
  path: { start, steps },
  step,
  isTicked,
  onTick,
  onStep,
}: PathStepsProps) {
  return (
    <Rows as="ol">
      {steps.map(({ description, snapshot }, index) => {
        const after = stateInWords(snapshot.value)
        const before = stateInWords((steps[index - 1]?.snapshot ?? start).value)
        return (
          <Step key={`${description} ${before}`}>
            <Checkbox
              label={`Step ${index + 1} is as expected`}
              checked={isTicked(index)}
              onChange={(on) => onTick(index, on)}
            />
            <button
              type="button"
              aria-current={step === index + 1 ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              {description}
              <span>
                {after === before ? 'still ' : ''}
                <strong>{after}</strong>
              </span>
            </button>
          </Step>
        )
      })}
    </Rows>
  )
}

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-left: ${space(3)};
  button {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)} ${space(2)} ${space(2)};
    border: 0;
    background: none;
    font-size: ${fontSize.small};
    line-height: 1.35;
    text-align: left;
  }
  button:hover {
    background: ${color.surfaceHover};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button span {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    overflow-wrap: anywhere;
  }
  &:has([aria-current]) {
    background: ${color.accentSoft};
    box-shadow: inset 4px 0 0 ${color.accent};
  }
`

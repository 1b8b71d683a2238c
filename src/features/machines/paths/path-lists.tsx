import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import { outcomeOf, pathTitle } from '../../../../machines/graph/paths.ts'
import type { Path } from '../../../../machines/graph/paths.ts'
import { sentence } from '../../../lib/sentence.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { color, fontSize, inlineSign, space } from '../../../ui/theme/tokens.ts'
import { Rows } from '../layout.tsx'
import { stepsToText } from '../simulate/simulator.ts'
import type { IsTicked } from './checklist.ts'

type PathStepsProps = {
  path: Path
  step: number
  isTicked: (index: number) => boolean
  onTick: (index: number, on: boolean) => void
  onStep: (step: number) => void
}

/** Lists the steps with their expected results, as a checklist. */
export function PathSteps({ path, step, isTicked, onTick, onStep }: PathStepsProps) {
  return (
    <Rows as="ol">
      {path.steps.map((one, index) => {
        const { description } = one
        const { before, after, isSame } = outcomeOf(path, one)
        return (
          <Step key={`${description} ${before}`}>
            <Checkbox
              label={t.stepIsAsExpected({ step: index + 1 })}
              checked={isTicked(index)}
              onChange={(on) => onTick(index, on)}
            />
            <button
              type="button"
              aria-current={step === index + 1 ? 'step' : undefined}
              onClick={() => onStep(index + 1)}
            >
              <span>{description}</span>
              <small>
                {isSame ? (
                  sentence(
                    t.stillInState({ state: after, strong: (text) => <strong>{text}</strong> }),
                  )
                ) : (
                  <strong>{after}</strong>
                )}
              </small>
            </button>
          </Step>
        )
      })}
    </Rows>
  )
}

type PathListProps = {
  paths: readonly Path[]
  current: Path
  isTicked: IsTicked
  onPath: (number: number) => void
}

/** Lists every path with the number of its ticked steps. */
export function PathList({ paths, current, isTicked, onPath }: PathListProps) {
  return (
    <List as="ol">
      {paths.map((path, index) => {
        const done = path.steps.filter((_, step) => isTicked(path, step)).length
        return (
          <li key={stepsToText(path.steps)}>
            <button
              type="button"
              aria-current={path === current ? 'true' : undefined}
              onClick={() => onPath(index + 1)}
            >
              <span>{`${index + 1}. ${pathTitle(path)}`}</span>
              <small>{t.stepsDone({ done, total: path.steps.length })}</small>
            </button>
          </li>
        )
      })}
    </List>
  )
}

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-inline-start: ${space(3)};
  button {
    flex: 1;
    min-width: 0;
    min-height: 2.75rem;
    padding-block: ${space(2)};
    padding-inline: ${space(2)} ${space(3)};
    border: 0;
    background: none;
    font-size: ${fontSize.small};
    line-height: 1.35;
    text-align: start;
  }
  button:hover {
    background: ${color.surfaceHover};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button small {
    display: block;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    overflow-wrap: anywhere;
  }
  &:has([aria-current]) {
    background: ${color.accentSoft};
    box-shadow: inset calc(4px * ${inlineSign}) 0 0 ${color.accent};
  }
`

const List = styled(Rows)`
  margin-top: ${space(2)};
  button {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(3)};
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(2)} ${space(3)};
    border: 0;
    background: none;
    font-size: ${fontSize.small};
    line-height: 1.35;
    text-align: start;
  }
  button:hover {
    background: ${color.surfaceHover};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-current] {
    background: ${color.accentSoft};
    font-weight: 600;
  }
  small {
    flex: none;
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-variant-numeric: tabular-nums;
  }
`

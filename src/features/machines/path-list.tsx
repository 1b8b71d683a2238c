import { styled } from 'styled-components'
import type { Walk } from '../../../machines/paths.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Rows } from './panel-parts.tsx'
import { stepsToText } from './steps-address.ts'
import { walkTitle } from './path-export.ts'
import type { IsTicked } from './path-export.ts'

type WalkListProps = {
  walks: readonly Walk[]
  current: Walk
  isTicked: IsTicked
  onWalk: (number: number) => void
}

/** Every walk with how much of it is ticked off. */
export function WalkList({ walks, current, isTicked, onWalk }: WalkListProps) {
  return (
    <List as="ol">
      {walks.map((walk, index) => {
        const done = walk.steps.filter((_, step) => isTicked(walk, step)).length
        return (
          <li key={stepsToText(walk.steps)}>
            <button
              type="button"
              aria-current={walk === current ? 'true' : undefined}
              onClick={() => onWalk(index + 1)}
            >
              <span>
                {index + 1}. {walkTitle(walk)}
              </span>
              <small>
                {done} of {walk.steps.length}
              </small>
            </button>
          </li>
        )
      })}
    </List>
  )
}

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
    text-align: left;
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

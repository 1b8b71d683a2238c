import { styled } from 'styled-components'
import type { Path } from '../../../machines/graph/paths.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { Rows } from './panel-parts.tsx'
import { stepsToText } from './steps-address.ts'
import { pathTitle } from './path-export.ts'
import type { IsTicked } from './path-export.ts'

type PathListProps = {
  paths: readonly Path[]
  current: Path
  isTicked: IsTicked
  onPath: (number: number) => void
}

/** Every path with how much of it is ticked off. */
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
              <span>
                {index + 1}. {pathTitle(path)}
              </span>
              <small>
                {done} of {path.steps.length}
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

import { styled } from 'styled-components'
import * as t from '#texts/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { layer, shadow, space } from '../../ui/theme/tokens.ts'
import type { RunChanges } from './use-run-changes.ts'

/** Says which change has failed; sticky, so that it stays in view until it is dismissed. */
export function ChangeNotice({ notice, dismiss }: Pick<RunChanges, 'notice' | 'dismiss'>) {
  return (
    notice !== null && (
      <Frame>
        <Notice tone="danger">
          <Line>
            <span>{notice.text}</span>
            <Button size="small" onClick={dismiss}>
              {t.dismiss}
            </Button>
          </Line>
        </Notice>
      </Frame>
    )
  )
}

// Below the sticky header of every screen.
const Frame = styled.div`
  position: sticky;
  top: ${space(16)};
  z-index: ${layer.header - 1};
  margin-bottom: ${space(4)};
  box-shadow: ${shadow.raised};
  svg {
    align-self: center;
    margin: 0;
  }
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(4)};
`

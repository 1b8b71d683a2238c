import { useState } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../tooltip/tooltip.tsx'

/** A text that is truncated at the end of its column; tooltip and screen readers have the full text. */
export function OneLine({ children }: { children: string }) {
  const [isCut, setCut] = useState(false)
  return (
    <Tooltip text={isCut ? children : undefined}>
      <Line
        dir="auto"
        onPointerEnter={({ currentTarget: { scrollWidth, clientWidth } }) =>
          setCut(scrollWidth > clientWidth)
        }
      >
        {children}
      </Line>
    </Tooltip>
  )
}

// A long text must not widen the column. It is truncated at its own end, and aligned with the start of the
// column's cells.
const Line = styled.div`
  contain: inline-size;
  min-width: 6.5rem;
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`

import { useState } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../tooltip/tooltip.tsx'

/** A text that is cut off where its column ends; the pointer shows all of it, and it is read out whole. */
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

// As wide as its column, which is as wide as the table leaves it, and no wider for a long text. That is cut
// off at its own end, and stands where the cells of its column begin.
const Line = styled.div`
  contain: inline-size;
  min-width: 6.5rem;
  overflow: hidden;
  text-align: -webkit-match-parent;
  text-align: match-parent;
  text-overflow: ellipsis;
  white-space: nowrap;
`

import { useState } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from '../tooltip/tooltip.tsx'

/** A text that is cut off where its column ends; the pointer shows all of it, and it is read out whole. */
export function OneLine({ children }: { children: string }) {
  const [isCut, setCut] = useState(false)
  return (
    <Tooltip text={isCut ? children : undefined}>
      <Line
        onPointerEnter={({ currentTarget: { scrollWidth, clientWidth } }) =>
          setCut(scrollWidth > clientWidth)
        }
      >
        {children}
      </Line>
    </Tooltip>
  )
}

// As wide as its column, which is as wide as the table leaves it, and no wider for a long text.
const Line = styled.div`
  contain: inline-size;
  min-width: 6.5rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'

type PanelProps = {
  title: string
  /** The first of a new step: whoever pressed a button that is gone goes on reading at its title. */
  begins?: boolean
  children: ReactNode
}

export function Panel({ title, begins = false, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (begins && document.activeElement === document.body) heading.current?.focus()
  }, [begins])
  return (
    <Frame>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Frame>
  )
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  min-width: 0;
  padding: clamp(${space(4)}, 2.4vw, ${space(6)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  &:not(:first-child) {
    margin-top: ${space(5)};
  }
  h2 {
    font-size: ${fontSize.title};
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
  }
  h2:focus-visible {
    outline-offset: 6px;
  }
  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`

/** Figures that are read one below the other. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(8)};
  margin: 0;
  font-variant-numeric: tabular-nums;
  div {
    min-width: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.3;
  }
`

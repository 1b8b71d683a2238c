import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { direction } from '#texts/language.ts'
import { media } from '../../lib/media.ts'
import { visuallyHidden } from '../layout/visually-hidden.tsx'
import { color, fontSize, motion, radius, space } from '../theme/tokens.ts'

type FilterChipsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  /** `count` as displayed, for example '10,000+'; missing while it is unknown. */
  options: readonly {
    value: Value
    label: string
    icon?: ReactNode
    count?: string | undefined
  }[]
  /**
   * `line`: one row that scrolls, at every width. `fitted`: beside other controls, with only icons on a phone.
   */
  shape?: Shape
}

type Shape = 'wrapped' | 'line' | 'fitted'

/** A few filters, each with its number of results; on a phone in one row that scrolls. */
export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, value, onChange, options, shape = 'wrapped' } = props
  const group = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  const isCounted = options.some(({ count }) => count !== undefined)
  useEffect(() => {
    // Scrolls to the pressed chip if the row is wider than the screen; counts make it wider.
    const before = isCounted ? 2 * gap : gap
    if (group.current && pressed.current)
      group.current.scrollLeft = scrolledToStart(group.current, pressed.current, before)
  }, [isCounted])
  return (
    <Group ref={group} aria-label={label} $shape={shape}>
      {options.map((option) => (
        <Chip
          key={option.value}
          ref={option.value === value ? pressed : undefined}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          <span>{option.count === undefined ? option.label : `${option.label} `}</span>
          {'count' in option && <Count>{option.count}</Count>}
        </Chip>
      ))}
    </Group>
  )
}

/** `scrollLeft` that brings a chip to the start of the row; negative in right-to-left pages. */
function scrolledToStart(group: HTMLElement, chip: HTMLElement, before: number): number {
  const { offsetLeft, offsetWidth } = chip
  if (direction === 'ltr') return offsetLeft - before
  return offsetLeft + offsetWidth - group.clientWidth + before
}

// Pixels: about the space before the first chip.
const gap = 8

const scrolled = css`
  flex-wrap: nowrap;
  overflow-x: auto;
  scrollbar-width: none;
`

/** Takes the full width of a phone. */
const fullWidth = css`
  margin-inline: calc(-1 * clamp(1rem, 4vw, 2.5rem));
  padding: ${space(1)} clamp(1rem, 4vw, 2.5rem);
  scroll-padding-inline: 1rem;
`

const shapes: Record<Shape, ReturnType<typeof css>> = {
  wrapped: css`
    @media ${media.phone} {
      ${scrolled}
      ${fullWidth}
    }
  `,
  line: css`
    ${scrolled}
    /* Keeps the focus ring of a chip from being cut off. */
    margin: calc(-1 * ${space(1)});
    padding: ${space(1)};
    scroll-padding-inline: ${space(1)};
    /* A scroll bar for the mouse, which cannot swipe. */
    scrollbar-width: thin;
    @media ${media.phone} {
      ${fullWidth}
      scrollbar-width: none;
    }
  `,
  fitted: css`
    flex-wrap: nowrap;
    @media ${media.phone} {
      span {
        ${visuallyHidden}
      }
    }
  `,
}

const Group = styled.div.attrs({ role: 'group' })<{ $shape: Shape }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${({ $shape }) => shapes[$shape]}
`

const Chip = styled.button`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2.25rem;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.round};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  line-height: 1.3;
  white-space: nowrap;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};
  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.textMuted};
  }
  &:hover {
    border-color: ${color.borderStrong};
    background: ${color.surfaceHover};
  }
  &[aria-pressed='true'] {
    border-color: ${color.accentLine};
    background: ${color.accentSoft};
    box-shadow: inset 0 0 0 1px ${color.accentLine};
  }
  &[aria-pressed='true'] svg {
    color: ${color.accentText};
  }
`

const Count = styled.span`
  display: inline-block;
  /* Reserves space for a count that loads later. */
  min-width: 1ch;
  text-align: start;
  color: ${color.textMuted};
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  ${Chip}[aria-pressed='true'] & {
    color: ${color.accentText};
  }
`

import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { buttonStyles, squareStyles } from './button.styles.ts'
import type { StyleProps } from './button.styles.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

type IconLinkProps = { href: string; label: string; children: ReactNode }

/** A link that looks like an `IconButton`. Separate from button.tsx, which every public page loads. */
export function IconLink({ href, label, children }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Square href={href} aria-label={label} $tone="ghost" $size="small">
        {children}
      </Square>
    </Tooltip>
  )
}

const Square = styled(Link)<StyleProps>`
  ${buttonStyles}
  ${squareStyles}
`

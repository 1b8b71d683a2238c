import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { buttonLook } from './button.styles.ts'
import type { ButtonLook } from './button.styles.ts'
import { controlHeight } from '../theme/tokens.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

type IconLinkProps = { href: string; label: string; children: ReactNode }

/** A link that looks like an `IconButton`. */
export function IconLink({ href, label, children }: IconLinkProps) {
  return (
    <Tooltip text={label}>
      <Square href={href} aria-label={label} $tone="ghost" $size="small">
        {children}
      </Square>
    </Tooltip>
  )
}

const Square = styled(Link)<ButtonLook>`
  ${buttonLook}
  flex: none;
  width: ${controlHeight.small};
  padding: 0;
`

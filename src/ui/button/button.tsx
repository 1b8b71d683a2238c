import { useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import { buttonLook } from './button.styles.ts'
import type { ButtonLook, ButtonSize, ButtonTone } from './button.styles.ts'
import { Spinner } from '../progress/spinner.tsx'
import { controlHeight } from '../theme/tokens.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'

type Look = {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  full?: boolean | undefined
}

export type ButtonProps = Look & {
  busy?: boolean | undefined
  /** Why the button is off; it stays focusable so that the reason can be found. */
  disabledReason?: string | undefined
} & ComponentProps<'button'>

export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  full,
  busy = false,
  disabledReason,
  type = 'button',
  onClick,
  children,
  'aria-describedby': describedBy,
  ...native
}: ButtonProps) {
  const reason = useId()
  const off = disabledReason !== undefined

  return (
    <>
      <Tooltip text={disabledReason}>
        <Face
          {...native}
          type={type}
          $tone={tone}
          $size={size}
          $full={full}
          aria-disabled={off || busy ? true : undefined}
          aria-busy={busy ? true : undefined}
          aria-describedby={[describedBy, off && reason].filter(Boolean).join(' ') || undefined}
          onClick={off || busy ? refuse : onClick}
        >
          {busy && (
            <Over>
              <Spinner />
            </Over>
          )}
          <Inside $quiet={busy}>
            {icon}
            {children}
          </Inside>
        </Face>
      </Tooltip>
      {off && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

type LinkButtonProps = Look & {
  href: string
  children: ReactNode
} & Omit<ComponentProps<'a'>, 'href' | 'children'>

export function LinkButton(props: LinkButtonProps) {
  const { tone = 'secondary', size = 'medium', icon, full, href, children, ...native } = props
  return (
    <LinkFace {...native} href={href} $tone={tone} $size={size} $full={full}>
      {icon}
      {children}
    </LinkFace>
  )
}

type IconButtonProps = {
  label: string
  disabledReason?: string | undefined
  tone?: ButtonTone | undefined
  size?: 'small' | 'medium' | undefined
} & Omit<ComponentProps<'button'>, 'aria-label'>

export function IconButton(props: IconButtonProps) {
  const { label, disabledReason, tone = 'ghost', size = 'medium', onClick, ...native } = props
  const reason = useId()
  const off = disabledReason !== undefined
  return (
    <>
      <Tooltip text={disabledReason ?? label}>
        <SquareFace
          type="button"
          {...native}
          $tone={tone}
          $size={size}
          aria-label={label}
          aria-disabled={off ? true : undefined}
          aria-describedby={off ? reason : native['aria-describedby']}
          onClick={off ? refuse : onClick}
        />
      </Tooltip>
      {off && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

// A submit button that is off must not submit its form either.
function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

const Face = styled.button<ButtonLook>`
  ${buttonLook}
`

const LinkFace = styled(Link)<ButtonLook>`
  ${buttonLook}
`

const SquareFace = styled.button<ButtonLook>`
  ${buttonLook}
  flex: none;
  width: ${({ $size }) => controlHeight[$size]};
  padding: 0;
`

const Inside = styled.span<{ $quiet: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  ${({ $quiet }) => $quiet && 'opacity: 0;'}
`

const Over = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

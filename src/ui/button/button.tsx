import { use, useId } from 'react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import * as Styled from './button.styles.ts'
import type { ButtonSize, ButtonTone } from './button.styles.ts'
import { ButtonAs } from './button-as.ts'
import { IconOnly } from './icon-only.ts'
import { Spinner } from '../progress/spinner.tsx'
import { Tooltip } from '../tooltip/tooltip.tsx'

type CommonProps = {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  icon?: ReactNode
  full?: boolean | undefined
}

export type ButtonProps = CommonProps & {
  busy?: boolean | undefined
  /** Disables the button, which stays focusable so that the reason can be found. */
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
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  const isIconOnly = use(IconOnly) && icon !== undefined
  const words = isIconOnly && typeof children === 'string' ? children : undefined
  const renderAs = use(ButtonAs)
  if (renderAs && typeof children === 'string')
    return renderAs({ label: children, icon, disabledReason, busy, onClick })

  return (
    <>
      <Tooltip text={disabledReason ?? words}>
        <Styled.Button
          {...native}
          type={type}
          $tone={tone}
          $size={size}
          $full={full}
          aria-disabled={isDisabled || busy ? true : undefined}
          aria-busy={busy ? true : undefined}
          aria-describedby={
            [describedBy, isDisabled && reasonId].filter(Boolean).join(' ') || undefined
          }
          onClick={isDisabled || busy ? ignoreClick : onClick}
        >
          {busy && (
            <Styled.BusyOverlay>
              <Spinner />
            </Styled.BusyOverlay>
          )}
          <Styled.Content $hidden={busy}>
            {icon}
            <span>{children}</span>
          </Styled.Content>
        </Styled.Button>
      </Tooltip>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

type LinkButtonProps = CommonProps & {
  href: string
  children: ReactNode
} & Omit<ComponentProps<'a'>, 'href' | 'children'>

export function LinkButton(props: LinkButtonProps) {
  const { tone = 'secondary', size = 'medium', icon, full, href, children, ...native } = props
  const renderAs = use(ButtonAs)
  if (renderAs && typeof children === 'string') return renderAs({ label: children, icon, href })
  return (
    <Styled.LinkButton
      // wouter's link ignores `target` and navigates in this tab.
      {...(native.target ? { as: 'a' } : {})}
      {...native}
      href={href}
      $tone={tone}
      $size={size}
      $full={full}
    >
      {icon}
      <span>{children}</span>
    </Styled.LinkButton>
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
  const reasonId = useId()
  const isDisabled = disabledReason !== undefined
  return (
    <>
      <Tooltip text={disabledReason ?? label}>
        <Styled.IconButton
          type="button"
          {...native}
          $tone={tone}
          $size={size}
          aria-label={label}
          aria-disabled={isDisabled ? true : undefined}
          aria-describedby={isDisabled ? reasonId : native['aria-describedby']}
          onClick={isDisabled ? ignoreClick : onClick}
        />
      </Tooltip>
      {isDisabled && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  )
}

// A disabled submit button must not submit its form either.
function ignoreClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

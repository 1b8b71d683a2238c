import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { Spinner } from '../progress/spinner.tsx'
import type { ToastKind } from './toast-kinds.ts'
import { color, fontSize, radius, shadow, space } from '../theme/tokens.ts'

type ToastFaceProps = ComponentProps<'div'> & { kind: ToastKind; onClose: () => void }

export function ToastFace({ kind, onClose, children, ...native }: ToastFaceProps) {
  return (
    <Slip {...native}>
      <Stub $kind={kind}>{icons[kind]}</Stub>
      <Text role={kind === 'error' ? 'alert' : 'status'}>{children}</Text>
      <Cross type="button" aria-label="Dismiss" onClick={onClose}>
        <CloseIcon size={18} />
      </Cross>
    </Slip>
  )
}

const icons: Record<ToastKind, ReactNode> = {
  success: <CheckIcon size={22} />,
  error: <WarningIcon size={22} />,
  info: <InfoIcon size={22} />,
  loading: <Spinner size={22} />,
}

const stubs: Record<ToastKind, { back: string; front: string }> = {
  success: { back: color.successSoft, front: color.successText },
  error: { back: color.dangerSoft, front: color.dangerText },
  info: { back: color.infoSoft, front: color.infoText },
  loading: { back: color.accentSoft, front: color.accentText },
}

const Slip = styled.div`
  display: flex;
  align-items: stretch;
  width: min(24rem, calc(100vw - 2rem));
  min-height: 3.5rem;
  margin-left: auto;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
`

const Stub = styled.span<{ $kind: ToastKind }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.25rem;
  border-right: 2px dashed ${color.border};
  background: ${({ $kind }) => stubs[$kind].back};
  color: ${({ $kind }) => stubs[$kind].front};
`

const Text = styled.div`
  flex: 1;
  align-self: center;
  min-width: 0;
  padding: ${space(2.5)} 0 ${space(2.5)} ${space(3.5)};
  font-size: ${fontSize.small};
  font-weight: 550;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

const Cross = styled.button`
  flex: none;
  align-self: center;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin-inline: ${space(2)};
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  &:hover {
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`

import type { VariantType } from 'notistack'
import { createGlobalStyle, styled } from 'styled-components'
import { color, fontSize, radius, shadow, space } from '../theme/tokens.ts'

/** Places toasts below the page's header, or above the title of a dialog, which covers that header. */
export const Place = createGlobalStyle`
  #toasts > div {
    top: 4.5rem;
  }
  body:has([aria-modal='true']) #toasts > div {
    top: 0;
  }
`

export const Toast = styled.div`
  display: flex;
  align-items: stretch;
  width: min(24rem, calc(100vw - 2rem));
  min-height: 3.5rem;
  margin-inline-start: auto;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
`

const iconColors: Record<VariantType, { background: string; icon: string }> = {
  success: { background: color.successSoft, icon: color.successText },
  error: { background: color.dangerSoft, icon: color.dangerText },
  info: { background: color.infoSoft, icon: color.infoText },
  loading: { background: color.accentSoft, icon: color.accentText },
}

export const Icon = styled.span<{ $variant: VariantType }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.25rem;
  border-inline-end: 2px dashed ${color.border};
  background: ${({ $variant }) => iconColors[$variant].background};
  color: ${({ $variant }) => iconColors[$variant].icon};
`

export const Message = styled.div`
  flex: 1;
  align-self: center;
  min-width: 0;
  padding-block: ${space(2.5)};
  padding-inline: ${space(3.5)} 0;
  font-size: ${fontSize.small};
  font-weight: 550;
  line-height: 1.35;
  overflow-wrap: anywhere;
`

export const Dismiss = styled.button`
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

export const Fade = styled.div`
  width: 100%;
  transition:
    opacity 300ms,
    transform 300ms;
  &[data-leaving] {
    opacity: 0;
    transform: translateY(0.5rem);
    pointer-events: none;
  }
  @starting-style {
    opacity: 0;
    transform: translateY(0.5rem);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

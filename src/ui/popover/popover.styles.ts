import { FloatingOverlay } from '@floating-ui/react'
import { css, keyframes, styled } from 'styled-components'
import { color, fontSize, layer, motion, radius, shadow, space } from '../theme/tokens.ts'

const frame = css`
  display: flex;
  flex-direction: column;
  background: ${color.surfaceRaised};
  color: ${color.text};
  box-shadow: ${shadow.raised};
  &:focus-visible {
    outline: none;
  }
`

export const Popover = styled.div`
  ${frame}
  z-index: ${layer.popover};
  width: min(26rem, calc(100vw - 1rem));
  max-height: min(36rem, var(--available-height, calc(100dvh - 5rem)));
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`

export const Overlay = styled(FloatingOverlay)`
  z-index: ${layer.dialog};
  display: flex;
  align-items: flex-end;
  background: ${color.overlay};
`

const slideUp = keyframes`from { transform: translateY(100%); }`

export const Sheet = styled.div`
  ${frame}
  width: 100%;
  max-height: 85dvh;
  padding-bottom: env(safe-area-inset-bottom);
  border-radius: ${radius.large} ${radius.large} 0 0;
  animation: ${slideUp} ${motion.normal} ${motion.ease};
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  border-bottom: 1px solid ${color.border};
  h2 {
    flex: 1;
    font-size: ${fontSize.body};
  }
`

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(1)} ${space(4)};
  border-top: 1px solid ${color.border};
  font-size: ${fontSize.small};
  font-weight: 600;
  a {
    padding-block: ${space(2.5)};
  }
`

import { styled } from 'styled-components'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

/** A short text with buttons over the page, for what cannot wait for a toast's code. */
export const FloatingNotice = styled.div`
  position: fixed;
  inset: auto ${space(4)} ${space(4)};
  z-index: ${layer.popover};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  width: fit-content;
  max-width: calc(100vw - ${space(8)});
  margin-inline: auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.small};
`

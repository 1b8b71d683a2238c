import { styled } from 'styled-components'
import { color, layer, radius, shadow, space } from '../theme/tokens.ts'

type SkipLinkProps = { target?: string; children?: string }

/** The first stop of the Tab key: past the header, straight to the content. */
export function SkipLink({ target = 'content', children = 'Skip to content' }: SkipLinkProps) {
  return <Jump href={`#${target}`}>{children}</Jump>
}

const Jump = styled.a`
  position: fixed;
  top: ${space(2)};
  left: ${space(2)};
  z-index: ${layer.tooltip};
  padding: ${space(2.5)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surfaceInk};
  color: ${color.textOnInk};
  font-weight: 650;
  &:focus {
    box-shadow: ${shadow.raised};
  }
  &:not(:focus) {
    clip-path: inset(50%);
  }
`

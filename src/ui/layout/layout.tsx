import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { color, layer, radius, shadow, space } from '../theme/tokens.ts'

export const Container = styled.div<{ $narrow?: boolean }>`
  width: min(
    100% - 2 * clamp(1rem, 4vw, 2.5rem),
    ${({ $narrow }) => ($narrow ? '44rem' : '75rem')}
  );
  margin-inline: auto;
`

export const Section = styled.section`
  padding-block: clamp(2.5rem, 1.5rem + 4vw, 5.5rem);
`

export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`

type RowProps = { $gap?: number; $align?: string; $justify?: string; $nowrap?: boolean }

export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? 'nowrap' : 'wrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`

type SkipLinkProps = { target?: string; children?: string }

/** First tab stop: skips the header. */
export function SkipLink({ target = 'content', children = t.skipToContent }: SkipLinkProps) {
  return <HiddenLink href={`#${target}`}>{children}</HiddenLink>
}

const HiddenLink = styled.a`
  position: fixed;
  top: ${space(2)};
  inset-inline-start: ${space(2)};
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

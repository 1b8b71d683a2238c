import type { ReactNode, Ref } from 'react'
import { css, styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, controlHeight, fontSize, space } from '../theme/tokens.ts'
import { Row } from './layout.tsx'
import { visuallyHidden } from './visually-hidden.tsx'

type PageHeaderProps = {
  title: string
  description?: ReactNode
  actions?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
  /** For pages that users open for their list: as small as possible on a phone. */
  isCompact?: boolean
}

export function PageHeader(props: PageHeaderProps) {
  const { title, description, actions, headingRef, isCompact = false } = props
  return (
    <Header $isCompact={isCompact}>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {description && <Description>{description}</Description>}
      </div>
      {actions && <Row>{actions}</Row>}
    </Header>
  )
}

const Description = styled.p`
  margin-top: ${space(1.5)};
  max-width: 60ch;
  color: ${color.textMuted};
  font-size: ${fontSize.body};
`

const compactHeader = css`
  align-items: center;
  margin-bottom: ${space(4)};
  ${Description} {
    margin-top: 0;
    font-size: ${fontSize.small};
  }
  @media ${media.phone} {
    gap: ${space(2)};
    margin: calc(-1 * ${space(2)}) 0 ${space(3)};
    ${Description} {
      ${visuallyHidden}
    }
    ${Row} {
      gap: ${space(2)};
    }
    button,
    a {
      min-height: ${controlHeight.small};
      padding-inline: ${space(2.5)};
      font-size: ${fontSize.small};
    }
    svg {
      display: none;
    }
  }
`

const Header = styled.header<{ $isCompact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  h1 {
    /* Balanced lines would part a word at its hyphen. */
    text-wrap: pretty;
  }
  @media ${media.phone} {
    margin-bottom: ${space(5)};
  }
  ${({ $isCompact }) => $isCompact && compactHeader}
`

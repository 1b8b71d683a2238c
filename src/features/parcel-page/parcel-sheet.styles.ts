import { styled } from 'styled-components'
import { color, font, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  h1 {
    font-family: ${font.mono};
    font-size: clamp(1.25rem, 0.85rem + 1.7vw, 1.875rem);
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }
  h1:focus-visible {
    outline-offset: 6px;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2.5)};
  @media ${media.phone} {
    flex: 1 1 100%;
    > button,
    > a {
      flex: 1 1 auto;
    }
  }
`

export const IdLabel = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  font-weight: 600;
`

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`

export const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: ${space(4)} ${space(6)};
`

export const Party = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)};
  dl {
    margin: 0;
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    line-height: 1.4;
  }
  dd {
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

export const PartyIcon = styled.span`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accentText};
`

export const Email = styled.span`
  display: block;
  color: ${color.textMuted};
  font-weight: 400;
`

export const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.border};
`

export const Note = styled.dl`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-inline-start: 4px solid ${color.accentLine};
  background: ${color.surfaceSunken};
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    font-size: ${fontSize.small};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`

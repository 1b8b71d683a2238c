import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

/** Hidden if the screen has space for both sides. */
export const SideChoice = styled.div`
  margin-bottom: ${space(4)};
  @media ${media.wide} {
    display: none;
  }
`

export const Sides = styled.div<{ $shown: 'parcels' | 'runs' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};
  @media ${media.narrow} {
    > :nth-child(${({ $shown }) => ($shown === 'parcels' ? 2 : 1)}) {
      display: none;
    }
  }
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    /* Keeps the runs beside a long list in view, to drop parcels on them. */
    > :nth-child(2) {
      position: sticky;
      top: ${space(18)};
      max-height: calc(100dvh - ${space(24)});
      margin: calc(-1 * ${space(2)});
      padding: ${space(2)};
      overflow-y: auto;
    }
  }
`

export const SideHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  min-height: 2.75rem;
  margin-bottom: ${space(3)};
  h2 {
    font-size: ${fontSize.lead};
  }
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const NoticeFrame = styled.div`
  margin-bottom: ${space(4)};
`

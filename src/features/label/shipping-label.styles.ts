import { styled } from 'styled-components'
import { font } from '../../ui/theme/tokens.ts'

export const paper = { width: '100mm', height: '150mm' } as const

/** Scales the whole label down on a narrow screen: `--mm` is a hundredth of its width. */
export const Container = styled.div`
  container-type: inline-size;
  width: min(100%, ${paper.width});
  margin-inline: auto;
  @media print {
    width: ${paper.width};
  }
`

const rule = 'calc(0.4 * var(--mm)) solid #000'

export const Label = styled.article`
  --mm: 1cqw;
  display: grid;
  grid-template: 15fr 27fr 54fr 13fr 29fr 8fr / minmax(0, 1fr) calc(17 * var(--mm));
  height: calc(150 * var(--mm));
  overflow: hidden;
  padding: calc(2 * var(--mm)) calc(4 * var(--mm));
  background: #fff;
  color: #000;
  font-family: ${font.body};
  font-size: calc(3 * var(--mm));
  line-height: 1.25;
  > * {
    min-height: 0;
    min-width: 0;
  }
`

export const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  grid-column: 1 / -1;
  border-bottom: ${rule};
`

export const Logo = styled.span`
  display: flex;
  align-items: center;
  gap: calc(2 * var(--mm));
  font-family: ${font.display};
  font-size: calc(7 * var(--mm));
  font-weight: 800;
  letter-spacing: -0.035em;
  line-height: 1;
  svg {
    width: calc(9 * var(--mm));
    height: calc(9 * var(--mm));
    print-color-adjust: exact;
  }
`

/** End of the tracking ID, large enough to distinguish parcels from a distance. */
export const IdEnding = styled.span`
  font-family: ${font.mono};
  font-size: calc(8.5 * var(--mm));
  font-weight: 800;
  line-height: 1;
`

const Party = styled.div`
  display: grid;
  grid-template-columns: calc(11 * var(--mm)) minmax(0, 1fr);
  padding-block: calc(2 * var(--mm));
  border-bottom: ${rule};
`

export const From = styled(Party)``

export const To = styled(Party)`
  align-items: stretch;
`

export const PartyLabel = styled.span`
  padding-top: calc(0.3 * var(--mm));
  font-size: calc(3 * var(--mm));
  font-weight: 700;
`

export const Address = styled.div`
  min-height: 0;
  overflow: hidden;
  line-height: 1.22;
  overflow-wrap: anywhere;
  strong,
  bdi {
    display: block;
    white-space: pre-line;
    text-wrap: balance;
  }
  strong {
    font-weight: 800;
  }
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr 1.5fr;
  margin: 0;
  border-bottom: ${rule};
  > div {
    padding-top: calc(1.6 * var(--mm));
    padding-inline-start: calc(1.8 * var(--mm));
  }
  > div:first-child {
    padding-inline-start: 0;
  }
  > div + div {
    border-inline-start: ${rule};
  }
  dt {
    font-size: calc(2.5 * var(--mm));
    line-height: 1.2;
  }
  dd {
    font-size: calc(3.3 * var(--mm));
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`

export const Scan = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: calc(3 * var(--mm));
  border-bottom: ${rule};
  p {
    font-size: calc(3.2 * var(--mm));
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    margin-bottom: calc(0.8 * var(--mm));
    font-size: calc(4.4 * var(--mm));
  }
`

export const QrBox = styled.div`
  width: calc(27 * var(--mm));
  height: calc(27 * var(--mm));
  margin-inline-start: calc(-2 * var(--mm));
`

/** Beside all but the header: a bar code of a tracking ID is longer than the label is wide. */
export const Bars = styled.div`
  grid-area: 2 / 2 / -1;
  display: grid;
  align-items: center;
  padding-inline-start: calc(3 * var(--mm));
`

export const TrackingId = styled.p`
  align-self: center;
  font-family: ${font.mono};
  font-size: calc(4.7 * var(--mm));
  font-weight: 700;
  line-height: 1;
  text-align: center;
  white-space: nowrap;
`

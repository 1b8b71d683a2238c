import { styled } from 'styled-components'
import * as t from '#texts/label.ts'
import type { Parcel } from '../../api/model.ts'
import { isolated } from '../../lib/isolated.ts'
import { labelPapers, setLabelPaper, useLabelPaper } from '../../stores/label-paper.ts'
import type { LabelPaper } from '../../stores/label-paper.ts'
import { FilterChips } from '../../ui/field/filter-chips.tsx'
import { PrintSheet, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import { color, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'
import { ShippingLabel } from './shipping-label.tsx'

/** A label for each parcel, on the paper of the user's printer. */
export function Labels({ parcels }: { parcels: readonly Parcel[] }) {
  const paper = useLabelPaper()
  const { size, columns, rows } = layouts[paper]
  const perPage = columns * rows
  const pages = Array.from({ length: Math.ceil(parcels.length / perPage) }, (_, page) =>
    parcels.slice(page * perPage, (page + 1) * perPage),
  )
  return (
    <>
      <Choice>
        <FilterChips
          label={t.paper}
          value={paper}
          onChange={setLabelPaper}
          options={labelPapers.map((value) => ({ value, label: layouts[value].text }))}
        />
        <p>{t.labelsOnPages({ labels: parcels.length, pages: pages.length })}</p>
      </Choice>
      <PrintStyle $page={`size: ${size.width}mm ${size.height}mm; margin: 0;`} />
      <Preview>
        <PrintSheet>
          <Sheets>
            {pages.map((page) => (
              <Sheet key={page[0]?.id} $paper={paper}>
                {page.map((parcel) => (
                  <Place key={parcel.id}>
                    <ShippingLabel parcel={parcel} />
                  </Place>
                ))}
              </Sheet>
            ))}
          </Sheets>
        </PrintSheet>
      </Preview>
    </>
  )
}

interface Layout {
  text: string
  /** Paper sizes in millimetres. */
  size: { width: number; height: number }
  columns: number
  rows: number
}

const layouts: Record<LabelPaper, Layout> = {
  label: { text: isolated('100 × 150 mm'), size: { width: 100, height: 150 }, columns: 1, rows: 1 },
  a6: { text: 'A6', size: { width: 105, height: 148 }, columns: 1, rows: 1 },
  a4: { text: t.fourOnAPage, size: { width: 210, height: 297 }, columns: 2, rows: 2 },
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(5)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const Preview = styled.div`
  padding: clamp(${space(4)}, 3vw, ${space(8)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
`

const Sheets = styled.div`
  @media screen {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: ${space(5)};
  }
`

/** On screen, labels are side by side for every paper. */
const Sheet = styled.div<{ $paper: LabelPaper }>`
  @media screen {
    display: contents;
  }
  @media print {
    display: grid;
    grid-template-columns: repeat(${({ $paper }) => layouts[$paper].columns}, 1fr);
    grid-template-rows: repeat(${({ $paper }) => layouts[$paper].rows}, 1fr);
    place-items: center;
    width: ${({ $paper }) => layouts[$paper].size.width}mm;
    height: ${({ $paper }) => layouts[$paper].size.height}mm;
    overflow: hidden;
    break-inside: avoid;
    break-after: page;
    &:last-child {
      break-after: auto;
    }
  }
`

/** A label is 1.5 times as high as wide, so A6 has a few millimetres left at its sides. */
const Place = styled.div`
  @media screen {
    border-radius: 2mm;
    overflow: hidden;
    box-shadow: ${shadow.raised};
  }
  @media print {
    width: 98mm;
    ${Sheet}:has(> :only-child) > & {
      width: auto;
    }
  }
`

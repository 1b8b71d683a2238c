import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import type { CsvFormat } from '../../openapi.d.ts'
import { setCsvFormat, useCsvFormat } from '../stores/csv-format.ts'
import { IconButton } from '../ui/button/button.tsx'
import { ChevronDownIcon } from '../ui/icons/form-icons.tsx'
import { Menu } from '../ui/menu/menu.tsx'

/** The button or link that exports, as its child, and beside it the choice of the file's format. */
export function CsvFormatChoice({ children }: { children: ReactNode }) {
  const format = useCsvFormat()
  const item = (value: CsvFormat, label: string) => ({
    label,
    checked: value === format,
    onSelect: () => setCsvFormat(value),
  })
  return (
    <Joined>
      {children}
      <Menu
        label={common.fileFormat}
        trigger={
          <IconButton tone="secondary" label={common.fileFormatIs({ format })}>
            <ChevronDownIcon size={18} />
          </IconButton>
        }
        items={[item('PLAIN', common.plainCsv), item('EXCEL', common.forExcel)]}
      />
    </Joined>
  )
}

/** What the button that exports says. */
export const exportText = (format: CsvFormat): string =>
  format === 'EXCEL' ? common.exportForExcel : common.exportCsv

const Joined = styled.div`
  display: inline-flex;
  > :first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  > button:last-of-type {
    /* The two share a border. */
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  /* Compact headers hide pictures on a phone; these are all that a button has, and what marks the chosen item. */
  > button:last-of-type svg,
  [role='menu'] svg {
    display: block;
  }
  > :focus-visible {
    z-index: 1;
  }
`

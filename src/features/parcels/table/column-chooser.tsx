import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/button/button.tsx'
import { CheckboxGroup } from '../../../ui/field/checkbox-group.tsx'
import { ColumnsIcon } from '../../../ui/icons/icons.tsx'
import { color, radius, space } from '../../../ui/theme/tokens.ts'
import { columnHeader } from './parcel-columns.tsx'
import type { OptionalColumn } from './parcel-columns.tsx'

type ColumnChooserProps = {
  offered: readonly OptionalColumn[]
  shown: readonly OptionalColumn[]
  onChange: (shown: OptionalColumn[]) => void
}

/** Which columns the table has beside the tracking ID and the actions. */
export function ColumnChooser({ offered, shown, onChange }: ColumnChooserProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Button
        size="small"
        icon={<ColumnsIcon size={18} />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        Columns
      </Button>
      {open && (
        <Panel id={id}>
          <CheckboxGroup
            legend="Columns"
            options={offered.map((key) => ({ value: key, label: columnHeader(key) }))}
            values={shown}
            onChange={onChange}
          />
        </Panel>
      )}
    </div>
  )
}

const Panel = styled.div`
  margin-top: ${space(2.5)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`

import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import type { Role } from '../../../../openapi.d.ts'
import { CheckboxGroup } from '../../../ui/field/choice-group.tsx'
import { ColumnsIcon } from '../../../ui/icons/icons.tsx'
import { PopoverButton } from '../../../ui/popover/popover-button.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { columnHeaders, columnsOf, columnsText, parseColumns } from './column-choice.ts'
import type { ParcelView } from './parcel-view.ts'

type ColumnChooserProps = { area: Role } & Pick<ParcelView, 'columns' | 'setColumns'>

/** Chooses the table's columns other than tracking ID and actions. */
export function ColumnChooser({ area, columns, setColumns }: ColumnChooserProps) {
  return (
    <PopoverButton
      size="small"
      icon={<ColumnsIcon size={18} />}
      label={<span>{t.columns}</span>}
      title={t.columns}
    >
      <Choice>
        <CheckboxGroup
          legend={t.shownInTheTable}
          options={columnsOf(area).map((key) => ({ value: key, label: columnHeaders[key] }))}
          values={parseColumns(columns, area)}
          onChange={(next) => setColumns(columnsText(next))}
        />
      </Choice>
    </PopoverButton>
  )
}

const Choice = styled.div`
  padding: ${space(4)};
`

import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { SelectionFrame } from '../../../ui/checkbox/selection-frame.ts'
import { PrintIcon } from '../../../ui/icons/icons.tsx'
import { HiddenWords } from '../../../ui/layout/visually-hidden.tsx'
import { maxPrinted } from '../../../parcel/max-printed.ts'
import { paths } from '../../../lib/paths.ts'
import type { PrintingRole } from '../../../lib/paths.ts'

export type ParcelSelectionBarProps = {
  /** True while parcels are selected. */
  open: boolean
  selected: readonly BulkParcel[]
  /** Number of selected parcels on other pages. */
  elsewhere: number
  onClear: () => void
  /** Called if the bar's code cannot be loaded. */
  onClose: () => void
}

type FrameProps = ParcelSelectionBarProps & {
  /** Gets the focus when the bar is removed. */
  focusAnchor: RefObject<HTMLDivElement | null>
  /** Actions on the selected parcels. */
  children: ReactNode
}

/** Bar below the list with the number of selected parcels and their actions, which stays in view. */
export function ParcelSelectionBar(props: FrameProps) {
  const { open, selected, elsewhere, onClear, focusAnchor, children } = props
  return (
    <>
      {/* Gets the focus when the bar is removed with the last selected parcel. */}
      <FocusAnchor ref={focusAnchor} tabIndex={-1} />
      {open && (
        <SelectionFrame aria-label={t.selectedParcels}>
          <output>{selectionText(selected.length, elsewhere)}</output>
          {children}
          <Button
            size="small"
            tone="ghost"
            onClick={() => {
              focusAnchor.current?.focus({ preventScroll: true })
              onClear()
            }}
          >
            {common.clearSelection}
          </Button>
        </SelectionFrame>
      )}
    </>
  )
}

type PrintLabelsLinkProps = { area: PrintingRole; selected: readonly BulkParcel[] }

export function PrintLabelsLink({ area, selected }: PrintLabelsLinkProps) {
  return (
    <PrintLink
      selected={selected}
      to={(parcelIds) => paths.labels(area, parcelIds)}
      icon={<PrintIcon size={18} />}
    >
      {t.printLabels}
    </PrintLink>
  )
}

type PrintLinkProps = {
  selected: readonly BulkParcel[]
  to: (parcelIds: readonly string[]) => string
  icon: ReactNode
  children: string
}

/** Opens a new tab, as navigation would clear the selection. */
export function PrintLink({ selected, to, icon, children }: PrintLinkProps) {
  if (selected.length > maxPrinted)
    return (
      <Button size="small" icon={icon} disabledReason={t.atMostFitOnePrint({ count: maxPrinted })}>
        {children}
      </Button>
    )
  return (
    <LinkButton size="small" icon={icon} href={to(selected.map(({ id }) => id))} target="_blank">
      <span>{children}</span>
      <HiddenWords>{common.opensANewTab}</HiddenWords>
    </LinkButton>
  )
}

const selectionText = (count: number, elsewhere: number): string =>
  elsewhere === 0 ? t.countSelected({ count }) : t.countSelectedAndElsewhere({ count, elsewhere })

// Stays in view like the bar, so that focusing it does not scroll the page.
const FocusAnchor = styled.div`
  position: sticky;
  bottom: 0;
  &:focus-visible {
    outline: none;
  }
`

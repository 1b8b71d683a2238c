import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcelsBulk.ts'
import type { BulkParcel } from '../../../../machines/bulk-status.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { SelectionFrame } from '../../../ui/checkbox/selection-frame.ts'
import { PrintIcon } from '../../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { maxPrinted } from '../../../lib/max-printed.ts'
import { paths } from '../../../lib/paths.ts'
import type { PrintingRole } from '../../../lib/paths.ts'

export type SelectionBarProps = {
  /** Something is selected. */
  open: boolean
  selected: readonly BulkParcel[]
  /** Number of them that are not on the page in view. */
  elsewhere: number
  onClear: () => void
  /** Called where its code does not come. */
  onClose: () => void
}

type FrameProps = SelectionBarProps & {
  /** Has the focus after the bar. */
  focusAnchor: RefObject<HTMLDivElement | null>
  /** Actions on the selected parcels. */
  children: ReactNode
}

/** Number of selected parcels, in view below the list, and what can be done with them. */
export function SelectionBar(props: FrameProps) {
  const { open, selected, elsewhere, onClear, focusAnchor, children } = props
  return (
    <>
      {/* The bar goes with the last selected parcel, also from under the focus, which goes on here. */}
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
            {t.clearSelection}
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

/** In a tab of its own, as here the selection would be gone after it. */
export function PrintLink({ selected, to, icon, children }: PrintLinkProps) {
  if (selected.length > maxPrinted)
    return (
      <Button size="small" icon={icon} disabledReason={t.atMostFitOnePrint({ count: maxPrinted })}>
        {children}
      </Button>
    )
  return (
    <LinkButton size="small" icon={icon} href={to(selected.map(({ id }) => id))} target="_blank">
      {children} <VisuallyHidden>{t.opensANewTab}</VisuallyHidden>
    </LinkButton>
  )
}

const selectionText = (count: number, elsewhere: number): string =>
  elsewhere === 0 ? t.countSelected({ count }) : t.countSelectedAndElsewhere({ count, elsewhere })

// In view like the bar, so that the page need not move.
const FocusAnchor = styled.div`
  position: sticky;
  bottom: 0;
  &:focus-visible {
    outline: none;
  }
`

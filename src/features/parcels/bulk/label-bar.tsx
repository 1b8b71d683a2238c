import { useRef } from 'react'
import { PrintLabelsLink, ParcelSelectionBar } from './selection-bar.tsx'
import type { ParcelSelectionBarProps } from './selection-bar.tsx'

/** Prints the labels of the selected parcels, for senders. */
export function LabelBar(props: ParcelSelectionBarProps) {
  const focusAnchor = useRef<HTMLDivElement>(null)
  return (
    <ParcelSelectionBar {...props} focusAnchor={focusAnchor}>
      <PrintLabelsLink area="SENDER" selected={props.selected} />
    </ParcelSelectionBar>
  )
}

import { useRef } from 'react'
import { PrintLabelsLink, SelectionBar } from './selection-bar.tsx'
import type { SelectionBarProps } from './selection-bar.tsx'

/** Prints the labels of the selected parcels, for senders. */
export function LabelBar(props: SelectionBarProps) {
  const focusAnchor = useRef<HTMLDivElement>(null)
  return (
    <SelectionBar {...props} focusAnchor={focusAnchor}>
      <PrintLabelsLink area="SENDER" selected={props.selected} />
    </SelectionBar>
  )
}

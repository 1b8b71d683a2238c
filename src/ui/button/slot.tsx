import { cloneElement } from 'react'
import type { ReactElement, Ref } from 'react'

export type Slottable = ReactElement<{ ref?: Ref<HTMLElement> }>

type SlotProps = { ref: Ref<HTMLElement>; slotted: Record<string, unknown>; children: Slottable }

/** Hands a floating part's ref, handlers and ARIA attributes to the one element it belongs to. */
export function Slot({ ref, slotted, children }: SlotProps) {
  return cloneElement(children, { ...slotted, ...children.props, ref })
}

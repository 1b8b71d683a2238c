import { create } from 'zustand'
import { z } from 'zod/mini'

export const parcelLayouts = ['cards', 'table'] as const
export const tablePageSizes = [25, 50, 100] as const

export interface ParcelLayout {
  view: (typeof parcelLayouts)[number]
  /** Number of rows on a page of the table. */
  size: number
  /** Keys of the table's columns, joined by dots; an empty text means the default columns. */
  columns: string
}

// Defined above the store, which reads it as soon as it is created.
const storageKey = 'waybill-parcel-layout'
const layoutSchema = z.object({
  view: z.catch(z.enum(parcelLayouts), 'cards'),
  size: z.catch(z.literal(tablePageSizes), tablePageSizes[0]),
  columns: z.catch(z.string(), ''),
})

/** Layout that was chosen last in this browser. */
export const useParcelLayout = create<ParcelLayout>(rememberedLayout)

export function rememberParcelLayout(change: Partial<ParcelLayout>): void {
  useParcelLayout.setState(change)
  try {
    localStorage.setItem(storageKey, JSON.stringify(useParcelLayout.getState()))
  } catch {
    // Storage is full or forbidden: the choice is lost after this visit.
  }
}

function rememberedLayout(): ParcelLayout {
  try {
    return layoutSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    // Nothing valid is stored, or storage is forbidden.
    return { view: 'cards', size: tablePageSizes[0], columns: '' }
  }
}

import { create } from 'zustand'

/** Paper of labels: that of one label alone, as label printers have it; A6; or A4 with four of them. */
export const labelPapers = ['label', 'a6', 'a4'] as const
export type LabelPaper = (typeof labelPapers)[number]

// Above the store, which reads what is stored as soon as it is made.
const storageKey = 'waybill-label-paper'

/** Paper in this browser's printer, remembered from print to print. */
export const useLabelPaper = create<{ paper: LabelPaper }>(() => ({ paper: rememberedPaper() }))

export function setLabelPaper(paper: LabelPaper): void {
  useLabelPaper.setState({ paper })
  try {
    localStorage.setItem(storageKey, paper)
  } catch {
    // Storage is full or forbidden: the choice holds for this visit.
  }
}

function rememberedPaper(): LabelPaper {
  try {
    const stored = localStorage.getItem(storageKey)
    return labelPapers.find((paper) => paper === stored) ?? 'a6'
  } catch {
    return 'a6'
  }
}

import { create } from 'zustand'

/** Paper of labels: a label printer's, with one label; A6; or A4 with four labels. */
export const labelPapers = ['label', 'a6', 'a4'] as const
export type LabelPaper = (typeof labelPapers)[number]

// Defined above the store, which reads it as soon as it is created.
const storageKey = 'waybill-label-paper'

/** Paper in this browser's printer, remembered for the next print. */
export const useLabelPaper = create<{ paper: LabelPaper }>(() => ({ paper: rememberedPaper() }))

export function setLabelPaper(paper: LabelPaper): void {
  useLabelPaper.setState({ paper })
  try {
    localStorage.setItem(storageKey, paper)
  } catch {
    // Storage is full or forbidden: the choice is lost after this visit.
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

import { createRememberedChoice } from './remembered-choice.ts'

/** Paper of labels: a label printer's, with one label; A6; or A4 with four labels. */
export const labelPapers = ['label', 'a6', 'a4'] as const
export type LabelPaper = (typeof labelPapers)[number]

/** Paper in this browser's printer. */
export const { useChoice: useLabelPaper, choose: setLabelPaper } =
  createRememberedChoice<LabelPaper>('waybill-label-paper', labelPapers, 'a6')

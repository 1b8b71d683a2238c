import type { ReactNode } from 'react'
import type { RunAction } from '../../../openapi.d.ts'
import type { RunSummary } from '../../api/runs.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { runTitle } from './run-state.tsx'

/** Asked about before they are done. */
export type Asked = Extract<RunAction, 'takeBack' | 'finish' | 'delete'>

export type RunQuestionProps = {
  open: boolean
  name: Asked
  run: RunSummary
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}

export function RunQuestion({ name, run, ...dialog }: RunQuestionProps) {
  const { verb, confirmLabel, textOf, tone = 'primary' } = questions[name]
  return (
    <ConfirmDialog
      {...dialog}
      title={`${verb} ${runTitle(run)}?`}
      confirmLabel={confirmLabel}
      tone={tone}
    >
      {textOf(run)}
    </ConfirmDialog>
  )
}

interface Question {
  verb: string
  confirmLabel: string
  tone?: 'danger'
  textOf: (run: RunSummary) => ReactNode
}

const questions: Record<Asked, Question> = {
  takeBack: {
    verb: 'Take back',
    confirmLabel: 'Take back',
    textOf: ({ courier }) =>
      `It becomes a draft, and ${courier.name} no longer sees it. What is done stays done.`,
  },
  finish: {
    verb: 'Finish',
    confirmLabel: 'Finish run',
    textOf: ({ stops, doneStops }) =>
      `${stops - doneStops} of ${stops} stops are open. Their parcels wait for another run.`,
  },
  delete: {
    verb: 'Delete',
    confirmLabel: 'Delete run',
    tone: 'danger',
    textOf: ({ parcels }) =>
      parcels === 0 ? 'There is nothing on it.' : 'Its parcels wait for another run.',
  },
}

import type { ReactNode } from 'react'
import * as t from '#texts/runs.ts'
import type { RunAction, RunSummary } from '../../../openapi.d.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { runTitle } from './run-state.tsx'

/** Actions that need a confirmation. */
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
  const { titleOf, confirmLabel, textOf, tone = 'primary' } = questions[name]
  return (
    <ConfirmDialog
      {...dialog}
      title={titleOf({ run: runTitle(run) })}
      confirmLabel={confirmLabel}
      tone={tone}
    >
      {textOf(run)}
    </ConfirmDialog>
  )
}

interface Question {
  titleOf: (named: { run: string }) => string
  confirmLabel: string
  tone?: 'danger'
  textOf: (run: RunSummary) => ReactNode
}

const questions: Record<Asked, Question> = {
  takeBack: {
    titleOf: t.takeBackQuestion,
    confirmLabel: t.takeBack,
    textOf: ({ courier }) => t.whatTakingBackMeans({ courier: courier.name }),
  },
  finish: {
    titleOf: t.finishQuestion,
    confirmLabel: t.finishRun,
    textOf: ({ stops, doneStops }) => t.stopsAreOpen({ open: stops - doneStops, stops }),
  },
  delete: {
    titleOf: t.deleteQuestion,
    confirmLabel: t.deleteRun,
    tone: 'danger',
    textOf: ({ parcels }) => (parcels === 0 ? t.nothingOnIt : t.itsParcelsWait),
  },
}

import { useState } from 'react'
import { deleteRun, finishRun, giveOutRun, takeBackRun } from '../../api/runs.ts'
import type { RunSummary, SeenRun } from '../../api/runs.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import {
  CheckIcon,
  EditIcon,
  MoreIcon,
  PrintIcon,
  ReturnIcon,
  TrashIcon,
  TruckIcon,
} from '../../ui/icons/icons.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import type { RunDialogProps } from './run-dialog.tsx'
import type { Asked, RunQuestionProps } from './run-question.tsx'
import { reasonAgainst, runTitle } from './run-state.tsx'
import type { RunChange, RunChanges } from './use-run-changes.ts'

const RunDialog = lazyDialog<RunDialogProps>(
  async () => (await import('./run-dialog.tsx')).RunDialog,
)
const RunQuestion = lazyDialog<RunQuestionProps>(
  async () => (await import('./run-question.tsx')).RunQuestion,
)

type RunActionsProps = {
  run: RunSummary
  changes: RunChanges
  size?: 'small' | 'medium'
  onDeleted?: () => void
}

/** What comes next with the run as a button, and all else in a menu. */
export function RunActions({ run, changes, size = 'small', onDeleted }: RunActionsProps) {
  // With the version that the planner saw when they pressed.
  const [opened, setOpened] = useState<{ name: Asked | 'edit'; run: RunSummary } | null>(null)
  const close = () => setOpened(null)
  const act = (name: Asked | 'giveOut', seen: RunSummary) =>
    changes.change({
      ...requests[name](seen),
      onSettled: close,
      onDone: name === 'delete' ? onDeleted : undefined,
    })
  const finish = () =>
    run.doneStops < run.stops ? setOpened({ name: 'finish', run }) : act('finish', run)
  const title = runTitle(run)
  return (
    <>
      {run.state === 'DRAFT' ? (
        <Button
          size={size}
          icon={<TruckIcon size={18} />}
          aria-label={`Give out ${title}`}
          busy={changes.isPending}
          disabledReason={reasonAgainst('giveOut', run)}
          onClick={() => act('giveOut', run)}
        >
          Give out
        </Button>
      ) : (
        run.state !== 'FINISHED' && (
          <Button
            size={size}
            icon={<ReturnIcon size={18} />}
            aria-label={`Take back ${title}`}
            busy={changes.isPending}
            disabledReason={reasonAgainst('takeBack', run)}
            onClick={() => setOpened({ name: 'takeBack', run })}
          >
            Take back
          </Button>
        )
      )}
      <Menu
        label={`More for ${title}`}
        trigger={
          <IconButton label={`More for ${title}`} size={size}>
            <MoreIcon size={20} />
          </IconButton>
        }
        items={[
          {
            label: 'Edit',
            icon: <EditIcon />,
            disabledReason: reasonAgainst('plan', run),
            onSelect: () => setOpened({ name: 'edit', run }),
          },
          { label: 'Print manifest', icon: <PrintIcon />, href: paths.adminRunManifest(run.id) },
          {
            label: 'Finish',
            icon: <CheckIcon />,
            busy: changes.isPending,
            disabledReason: reasonAgainst('finish', run),
            onSelect: finish,
          },
          {
            label: 'Delete',
            icon: <TrashIcon />,
            disabledReason: reasonAgainst('delete', run),
            onSelect: () => setOpened({ name: 'delete', run }),
          },
        ]}
      />
      {opened?.name === 'edit' && (
        <RunDialog open run={opened.run} changes={changes} onClose={close} />
      )}
      {opened !== null && opened.name !== 'edit' && (
        <RunQuestion
          open
          name={opened.name}
          run={opened.run}
          busy={changes.isPending}
          onConfirm={() => opened.name !== 'edit' && act(opened.name, opened.run)}
          onClose={close}
        />
      )}
    </>
  )
}

const requests: Record<Asked | 'giveOut', (run: SeenRun) => RunChange> = {
  giveOut: (run) => ({
    request: async () => replaceRun(await giveOutRun(run)),
    done: 'Run given out',
    failed: 'Failed to give out the run',
  }),
  takeBack: (run) => ({
    request: async () => replaceRun(await takeBackRun(run)),
    done: 'Run taken back',
    failed: 'Failed to take back the run',
  }),
  finish: (run) => ({
    request: async () => replaceRun(await finishRun(run.id)),
    done: 'Run finished',
    failed: 'Failed to finish the run',
  }),
  delete: (run) => ({
    async request() {
      await deleteRun(run)
      invalidateRuns()
    },
    done: 'Run deleted',
    failed: 'Failed to delete the run',
  }),
}

import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { RunSummary } from '../../../openapi.d.ts'
import { deleteRun, finishRun, giveOutRun, takeBackRun } from '../../api/runs.ts'
import type { SeenRun } from '../../api/runs.ts'
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
import { reasonAgainstMove, runTitle } from './run-state.tsx'
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

/** The run's next action as a button, and the others in a menu. */
export function RunActions({ run, changes, size = 'small', onDeleted }: RunActionsProps) {
  // Has the version of the run that the planner saw when pressing the button.
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
  const named = { run: runTitle(run) }
  return (
    <>
      {run.state === 'DRAFT' ? (
        <Button
          size={size}
          icon={<TruckIcon size={18} />}
          aria-label={t.giveOutRun(named)}
          busy={changes.isPending}
          disabledReason={reasonAgainstMove('giveOut', run)}
          onClick={() => act('giveOut', run)}
        >
          {t.giveOut}
        </Button>
      ) : (
        run.state !== 'FINISHED' && (
          <Button
            size={size}
            icon={<ReturnIcon size={18} />}
            aria-label={t.takeBackRun(named)}
            busy={changes.isPending}
            disabledReason={reasonAgainstMove('takeBack', run)}
            onClick={() => setOpened({ name: 'takeBack', run })}
          >
            {t.takeBack}
          </Button>
        )
      )}
      <Menu
        label={t.moreFor(named)}
        trigger={
          <IconButton label={t.moreFor(named)} size={size}>
            <MoreIcon size={20} />
          </IconButton>
        }
        items={[
          {
            label: common.edit,
            icon: <EditIcon />,
            disabledReason: reasonAgainstMove('plan', run),
            onSelect: () => setOpened({ name: 'edit', run }),
          },
          {
            label: common.printManifest,
            icon: <PrintIcon />,
            href: paths.adminRunManifest(run._id),
          },
          {
            label: t.finish,
            icon: <CheckIcon />,
            busy: changes.isPending,
            disabledReason: reasonAgainstMove('finish', run),
            onSelect: finish,
          },
          {
            label: t.deleteIt,
            icon: <TrashIcon />,
            disabledReason: reasonAgainstMove('delete', run),
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
    done: t.runGivenOut,
    failed: t.failedToGiveOut,
  }),
  takeBack: (run) => ({
    request: async () => replaceRun(await takeBackRun(run)),
    done: t.runTakenBack,
    failed: t.failedToTakeBack,
  }),
  finish: (run) => ({
    request: async () => replaceRun(await finishRun(run._id)),
    done: t.runFinished,
    failed: t.failedToFinish,
  }),
  delete: (run) => ({
    async request() {
      await deleteRun(run)
      invalidateRuns()
    },
    done: t.runDeleted,
    failed: t.failedToDelete,
  }),
}

import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcelImport.ts'
import { unsettled } from '../../../machines/csv-import.ts'
import { parcelImportMachine } from './flow.ts'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { useNavigationBlocker } from '../../lib/use-navigation-blocker.ts'
import { checkFile } from './check-file.ts'
import { ChooseFile } from './choose-file.tsx'
import { createParcels } from './create-parcels.ts'
import { Creation } from './creation.tsx'
import { Result } from './result.tsx'
import { Review } from './review.tsx'
import { Actions, Panel } from './step-parts.tsx'
import { liveText } from './texts.ts'

/** Steps of the import: choosing a file, checking, review, creation, and the result of each row. */
export function ParcelImport() {
  const [flow, send, actor] = useMachine(importFlow)
  useInspectable(actor)
  const { file, refusal, error, progress, checked, outcomes } = flow.context
  // True if the sender has returned to the first step.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (file !== null) hasBegun.current = true
  }, [file])
  useStrayDrops()
  const clear = () => send({ type: 'CLEAR' })

  return (
    <>
      <VisuallyHidden as="output">{liveText(flow)}</VisuallyHidden>
      {step()}
      <LeaveDialog on={flow.matches('saving') || flow.matches('paused')} />
    </>
  )

  function step() {
    const lookedUp = { done: String(progress.done), total: String(progress.total) }
    if (flow.matches('choosing'))
      return (
        <ChooseFile
          refusal={refusal === null ? null : { name: file?.name ?? '', reason: refusal }}
          hasBegun={hasBegun}
          onChoose={(chosen) => send({ type: 'CHOOSE', file: chosen })}
        />
      )
    if (flow.matches('checking'))
      return (
        <Panel begins title={t.checkingFile({ name: file?.name ?? '' })}>
          <ProgressBar
            label={t.check}
            value={progress.total === 0 ? null : progress.done}
            max={progress.total}
            text={t.receiversLookedUp(lookedUp)}
          />
          <p>{t.receiversAreLookedUp(lookedUp)}</p>
          <Actions>
            <Button onClick={clear}>{common.cancel}</Button>
          </Actions>
        </Panel>
      )
    if (flow.matches('unchecked'))
      return (
        <Panel
          begins
          title={
            file === null
              ? t.theFileCouldNotBeChecked
              : t.fileCouldNotBeChecked({ name: file.name })
          }
        >
          <Notice tone="danger">
            {t.couldNotLookUpReceivers({ reason: messageOf(error, t.theServerGaveNoAnswer) })}
          </Notice>
          <Actions>
            <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
              {common.tryAgain}
            </Button>
            <Button onClick={clear}>{t.chooseAnotherFile}</Button>
          </Actions>
        </Panel>
      )
    if (checked === null) return null
    if (flow.matches('reviewing'))
      return <Review checked={checked} onStart={() => send({ type: 'START' })} onClear={clear} />
    if (flow.matches('over'))
      return (
        <Result
          checked={checked}
          outcomes={outcomes}
          onRetry={() => send({ type: 'RETRY' })}
          onClear={clear}
        />
      )
    return (
      <Creation
        name={checked.name}
        settled={checked.rows.length - unsettled(flow.context).length}
        total={checked.rows.length}
        outcomes={outcomes}
        error={error}
        state={
          flow.matches('paused')
            ? 'paused'
            : flow.matches({ saving: 'pausing' })
              ? 'pausing'
              : 'going'
        }
        send={send}
      />
    )
  }
}

const importFlow = parcelImportMachine.provide({
  actors: { checkFile, saveRows: createParcels },
})

/** Asks before the sender leaves during the creation. */
function LeaveDialog({ on }: { on: boolean }) {
  const { isAsked, stay, leave } = useNavigationBlocker(on)
  return (
    <ConfirmDialog
      open={isAsked}
      title={t.leaveTheImport}
      confirmLabel={t.leave}
      cancelLabel={t.stay}
      tone="danger"
      busy={false}
      onClose={stay}
      onConfirm={leave}
    >
      {t.whatLeavingMeans}
    </ConfirmDialog>
  )
}

/** Ignores files that are dropped elsewhere, since the browser would replace the page with them. */
function useStrayDrops() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
}

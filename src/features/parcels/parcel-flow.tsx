import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fromPromise } from 'xstate'
import type { Actor, AnyStateMachine } from 'xstate'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { can } from '../../../machines/parcel-change.ts'
import type { FlowParcel, ParcelChanged } from '../../../machines/parcel-change.ts'
import type { FlowTag } from '../../../machines/slow.ts'
import { reasonAgainst } from '../../../machines/parcel-lifecycle.ts'
import type { ParcelAction, Role } from '../../../openapi.d.ts'
import { isOutcomeUnknown, messageOf } from '../../api/api-error.ts'
import type { Parcel } from '../../api/model.ts'
import { readParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextAreaField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { useInspectable } from '../../lib/actor-inspection.ts'
import { moveRefusalTexts } from '../../parcel/move-refusals.ts'
import { invalidateParcels, replaceParcel } from '../../stores/parcels.ts'

/*
 * Parts that the controls of a parcel share, from the disabled button to the end of the request. The
 * question, texts and call of each are in the file that is named after its operation.
 */

/** Reason why an action is disabled; undefined if it is enabled. */
export function disabledReasonFor(action: ParcelAction, parcel: Parcel): string | undefined {
  if (can(action, parcel)) return undefined
  const reason = reasonAgainst(action, parcel)
  return reason === null ? t.notPossibleNow : moveRefusalTexts[reason]
}

type FlowActor = Actor<AnyStateMachine> & { send: (event: ParcelChanged) => void }

/** Sends the flow every newer version of its parcel, and lets the machines page inspect it. */
export function useParcelFlow(actor: FlowActor, parcel: Parcel): void {
  // The flow has the first version already, from its input.
  const sent = useRef(parcel)
  useEffect(() => {
    if (sent.current === parcel) return
    sent.current = parcel
    actor.send({ type: 'parcel.changed', parcel })
  }, [actor, parcel])
  useInspectable(actor, parcel.trackingId)
}

type ParcelRequest<Input> = {
  /** Role of the user whose request it is. */
  role: Role
  request: (input: Input) => Promise<Parcel | null>
  /** True if the parcel is in the state that the request sets. */
  isDone: (parcel: Parcel, input: Input) => boolean
  /** Parcel for the flow, if the host does not send it back. */
  expected: (input: Input) => Omit<FlowParcel, 'id'>
  announceDone: (input: Input) => void
  announceFailure: (error: unknown) => void
}

/**
 * The request that a flow invokes. Where its result is unknown, the parcel is looked up before the request
 * counts as failed. The answer is put into the lists before the flow continues; after success and failure,
 * the lists are refetched.
 */
export function parcelRequest<Input extends { parcelId: string }>(options: ParcelRequest<Input>) {
  const { role, request, isDone, expected, announceDone, announceFailure } = options
  return fromPromise<FlowParcel, Input>(async ({ input, signal }) => {
    try {
      const { parcelId } = input
      const parcel = await orLookedUp(request(input), {
        role,
        parcelId,
        isDone: (found) => isDone(found, input),
      })
      if (parcel) replaceParcel(parcel)
      // The flow is stopped when its card leaves the page, but the change was made.
      if (signal.aborted) announceDone(input)
      return parcel ?? { id: parcelId, ...expected(input) }
    } catch (error) {
      if (signal.aborted) announceFailure(error)
      throw error
    } finally {
      invalidateParcels()
    }
  })
}

interface ParcelLookup {
  /** Role of the user whose request it is. */
  role: Role
  parcelId: string
  /** True if the parcel is in the state that the request sets. */
  isDone: (parcel: Parcel) => boolean
}

/** Milliseconds for the look-up, in addition to the request's own timeout. */
const lookUpTimeout = 5_000

/** Looks the parcel up if the result of the request is unknown, before it counts as failed. */
export async function orLookedUp(
  request: Promise<Parcel | null>,
  { role, parcelId, isDone }: ParcelLookup,
): Promise<Parcel | null> {
  try {
    return await request
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const signal = AbortSignal.timeout(lookUpTimeout)
    const known = await readParcel({ role, parcelId }, { signal }).catch(() => null)
    // A kept answer is older than the request.
    if (known === null || known.asOf !== undefined || !isDone(known.parcel)) throw error
    return known.parcel
  }
}

type FlowDialogProps = {
  flow: { hasTag: (tag: FlowTag) => boolean; context: { error: unknown } }
  send: (event: { type: 'CONFIRM' | 'RETRY'; note?: string } | { type: 'KEEP' }) => void
  title: string
  children: ReactNode
  confirmLabel: string
  keepLabel: string
  tone?: 'primary' | 'danger'
  /** Title above the server's own sentence after a failure. */
  failed: string
  /** Field for the user's note in the status log. */
  note?: NoteFieldProps | undefined
  /** Reason why the action became impossible while the dialog was open. */
  superseded?: string | undefined
}

/** Dialog of a flow: its question before the request, and the error after a failure. */
export function FlowDialog(props: FlowDialogProps) {
  const { flow, send, title, children, note, superseded } = props
  const { error } = flow.context
  const busy = flow.hasTag('busy')
  const keep = () => send({ type: 'KEEP' })
  if (superseded !== undefined)
    return (
      <Dialog
        open={flow.hasTag('dialog')}
        onClose={keep}
        title={title}
        description={superseded}
        size="small"
        footer={<Button onClick={keep}>{common.close}</Button>}
      >
        {t.parcelHasChanged}
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={flow.hasTag('dialog')}
      title={title}
      confirmLabel={error === null ? props.confirmLabel : common.tryAgain}
      // Closing does not cancel a pending request.
      cancelLabel={busy ? common.close : props.keepLabel}
      leavable
      tone={props.tone ?? 'primary'}
      busy={busy}
      error={error === null ? undefined : <FailureText error={error} fallback={props.failed} />}
      onConfirm={() =>
        send({ type: error === null ? 'CONFIRM' : 'RETRY', ...(note && { note: note.value }) })
      }
      onClose={keep}
    >
      {flow.hasTag('slow') ? common.takesLonger : children}
      {note && <NoteField {...note} />}
    </ConfirmDialog>
  )
}

type NoteFieldProps = {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Note for the status log, which sender and receiver can read. */
export function NoteField({ label = t.noteOptional, value, onChange, error }: NoteFieldProps) {
  return (
    <Below>
      <TextAreaField
        label={label}
        name="note"
        rows={2}
        maxLength={maxNoteLength}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    </Below>
  )
}

/** Limit of the contract. */
const maxNoteLength = 1000

const Below = styled.div`
  margin-top: ${space(4)};
`

type FailureTextProps = { error: unknown; fallback: string }

/** Says what failed and, if the server gave a reason, why. */
export function FailureText({ error, fallback }: FailureTextProps) {
  const reason = messageOf(error, '')
  if (reason === '') return fallback
  return (
    <>
      <strong>{fallback}</strong>
      <Reason>{reason}</Reason>
    </>
  )
}

const Reason = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

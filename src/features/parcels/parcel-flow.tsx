import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { fromPromise } from 'xstate'
import type { Actor, AnyStateMachine } from 'xstate'
import * as t from '#texts/parcelsFlow.ts'
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
import { invalidateParcels, replaceParcel } from '../../stores/parcels.ts'

/*
 * Parts that the controls of a parcel share, from a disabled button to the end of the request. Questions,
 * texts and calls of each stand in the file that is named after its operation.
 */

/** Reason that disables the control for an action; undefined where it is enabled. */
export function disabledReasonFor(action: ParcelAction, parcel: Parcel): string | undefined {
  if (can(action, parcel)) return undefined
  return reasonAgainst(action, parcel) ?? t.notPossibleNow
}

type FlowActor = Actor<AnyStateMachine> & { send: (event: ParcelChanged) => void }

/** Sends the flow every newer version of its parcel, and opens it to the machines page. */
export function useParcelFlow(actor: FlowActor, parcel: Parcel): void {
  // The flow began with the first version.
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
  /** True if the parcel is as the request wants it. */
  isDone: (parcel: Parcel, input: Input) => boolean
  /** Parcel that the flow goes on with where the host does not send it back. */
  expected: (input: Input) => Omit<FlowParcel, 'id'>
  announceDone: (input: Input) => void
  announceFailure: (error: unknown) => void
}

/**
 * The request that a flow invokes. Where it is not known what became of it, the parcel is looked at
 * before the flow is told that it failed. The answer goes into the lists before the flow moves on;
 * however it ends, the lists are then fetched again.
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
      // The flow is stopped when its card leaves the page; the change went through all the same.
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
  /** True if the parcel is as the request wants it. */
  isDone: (parcel: Parcel) => boolean
}

/** Milliseconds for the look, for which the user waits on top of the request. */
const lookTimeout = 5_000

/** Looks at the parcel before the request has failed, where it is not known what became of it. */
export async function orLookedUp(
  request: Promise<Parcel | null>,
  { role, parcelId, isDone }: ParcelLookup,
): Promise<Parcel | null> {
  try {
    return await request
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    const signal = AbortSignal.timeout(lookTimeout)
    const known = await readParcel({ role, parcelId }, { signal }).catch(() => null)
    // A kept answer says nothing of the request.
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
  /** The sentence above the server's own where a try has failed. */
  failed: string
  /** Field for the user's note in the status log. */
  note?: NoteFieldProps | undefined
  /** Reason why the action became impossible while the dialog was open. */
  superseded?: string | undefined
}

/** The question that a flow asks before its request, and how that failed. */
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
        footer={<Button onClick={keep}>{t.close}</Button>}
      >
        {t.parcelHasChanged}
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={flow.hasTag('dialog')}
      title={title}
      confirmLabel={error === null ? props.confirmLabel : t.tryAgain}
      // Once the request is under way, closing keeps nothing.
      cancelLabel={busy ? t.close : props.keepLabel}
      leavable
      tone={props.tone ?? 'primary'}
      busy={busy}
      error={error === null ? undefined : <FailureText error={error} fallback={props.failed} />}
      onConfirm={() =>
        send({ type: error === null ? 'CONFIRM' : 'RETRY', ...(note && { note: note.value }) })
      }
      onClose={keep}
    >
      {flow.hasTag('slow') ? t.takesLongerPleaseWait : children}
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

/** Goes into the status log, where sender and receiver read it. */
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

/** As the contract has it. */
const maxNoteLength = 1000

const Below = styled.div`
  margin-top: ${space(4)};
`

type FailureTextProps = { error: unknown; fallback: string }

/** Says what failed and, where the server gave a reason, why. */
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

import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NewParcel } from '../../../openapi.d.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { createParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FooterQuestion } from '../../ui/dialog/footer-question.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { checkNewParcel, isParcelField } from '../../lib/new-parcel-rules.ts'
import type { ParcelErrors } from '../../lib/new-parcel-rules.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import type { ParcelDraft, ParcelModel } from './parcel-draft.ts'
import { ParcelForm } from './parcel-form.tsx'
import { useParcelDraft } from './use-parcel-draft.ts'

export type CreateParcelDialogProps = {
  open: boolean
  /** What the form is filled in with; another object at each opening. */
  model: ParcelModel | null
  onClose: () => void
  onCreated: () => void
}

/** What is typed survives a failed save, a stray press outside and the dialog's closing animation. */
export function CreateParcelDialog(props: CreateParcelDialogProps) {
  const { open, model, onClose, onCreated } = props
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [keys] = useState(idempotencyKeys)
  const { draft, isChanged, ...typing } = useParcelDraft(model, open)
  const [errors, setErrors] = useState<ParcelErrors>({})
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  // A second click may arrive before the first one's render.
  const isSending = useRef(false)

  const reset = () => {
    typing.reset()
    setErrors({})
    setFailure(undefined)
    setAsking(false)
  }

  const close = () => {
    if (isSending.current) return
    if (isChanged) return setAsking(true)
    reset()
    onClose()
  }

  const change = (fields: Partial<ParcelDraft>) => {
    typing.change(fields)
    setErrors((before) => without(before, fields))
    setAsking(false)
  }

  const showErrors = (found: ParcelErrors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async () => {
    if (isSending.current) return
    const { receiver, ...typed } = draft
    const checked = checkNewParcel({ ...typed, receiverId: receiver?.id ?? '' })
    setFailure(undefined)
    if ('errors' in checked) return showErrors(checked.errors)

    isSending.current = true
    setSending(true)
    setAsking(false)
    try {
      await createParcel(checked.parcel, keys.keyFor(checked.parcel))
      keys.forget()
      toast.success('Parcel created successfully!')
      reset()
      onCreated()
    } catch (error) {
      const message = messageOf(error, 'Failed to create parcel')
      toast.error(message)
      setFailure(message)
      showErrors(fieldErrorsIn(error))
    } finally {
      isSending.current = false
      setSending(false)
    }
    // After a lost answer the parcel may exist all the same.
    invalidateParcels()
    invalidateAddresses()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title="Create Parcel"
      description={
        model?.way === 'return'
          ? `A new parcel that brings ${model.parcel.trackingId} back to where it came from.`
          : 'Enter the receiver, the addresses and the weight. The fee depends on the weight.'
      }
      dismissable={!sending}
      footer={
        asking ? (
          <FooterQuestion
            goLabel="Discard"
            stayLabel="Keep editing"
            onGo={() => {
              reset()
              onClose()
            }}
            onStay={() => setAsking(false)}
          >
            Discard what you typed?
          </FooterQuestion>
        ) : (
          <>
            <Button onClick={close} disabledReason={sending ? 'Wait until it is saved' : undefined}>
              Close
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={sending}>
              Create Parcel
            </Button>
          </>
        )
      }
    >
      <ParcelForm
        id={formId}
        formRef={form}
        draft={draft}
        errors={errors}
        failure={failure}
        receiverHint={
          model?.way === 'return' ? 'Who receives it at the address it goes back to' : undefined
        }
        onChange={change}
        onSubmit={() => void submit()}
      />
    </Dialog>
  )
}

function without(errors: ParcelErrors, changed: Partial<ParcelDraft>): ParcelErrors {
  const isKept = (field: string) =>
    !(field in changed) && !(field === 'receiverId' && changed.receiver)
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isKept(field)))
}

/** What the server says about single fields of the form. */
function fieldErrorsIn(error: unknown): ParcelErrors {
  const errors: ParcelErrors = {}
  if (!(error instanceof ApiError)) return errors
  for (const { path, message } of error.fieldErrors) {
    if (isParcelField(path)) errors[path] ??= message
  }
  return errors
}

/**
 * One key for each parcel that is meant: another try with the same content keeps it, so that the
 * host answers its first result; other content is another parcel.
 */
function idempotencyKeys() {
  let last: { content: string; key: string } | null = null
  return {
    keyFor(parcel: NewParcel): string {
      const content = JSON.stringify(parcel)
      if (last?.content !== content) last = { content, key: randomKey() }
      return last.key
    },
    forget() {
      last = null
    },
  }
}

// crypto.randomUUID is missing on plain HTTP addresses.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

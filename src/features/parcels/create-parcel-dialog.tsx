import { useId, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { fieldErrors } from '../../api/field-errors.ts'
import { createParcel } from '../../api/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { FooterQuestion } from '../../ui/dialog/footer-question.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { randomKey } from '../../lib/random-key.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { checkNewParcel, parcelFields } from '../../lib/new-parcel-rules.ts'
import type { ParcelErrors, ParcelField } from '../../lib/new-parcel-rules.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import type { ParcelDraft, ParcelModel } from './parcel-draft.ts'
import { ParcelForm } from './parcel-form.tsx'
import { useParcelDraft } from './use-parcel-draft.ts'

export type CreateParcelDialogProps = {
  open: boolean
  /** Parcel that prefills the form; a new object at each opening. */
  model: ParcelModel | null
  onClose: () => void
  onCreated: () => void
}

/** Keeps the typed text after a failed save and a press outside, and during the closing animation. */
export function CreateParcelDialog(props: CreateParcelDialogProps) {
  const { open, model, onClose, onCreated } = props
  const formId = useId()
  const [keys] = useState(idempotencyKeys)
  const { draft, isChanged, ...typing } = useParcelDraft(model, open)
  const { form, errors, setErrors, showErrors } = useFieldErrors<ParcelField>()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, error, ...creation } = useMutation({
    mutationFn: (parcel: NewParcel) => createParcel(parcel, keys.keyFor(parcel)),
    onSuccess: () => {
      keys.forget()
      toast.success(t.parcelCreated)
      reset()
      onCreated()
    },
    onError: (failure) => {
      toast.error(messageOf(failure, t.couldNotCreateParcel))
      showErrors(fieldErrors(failure, parcelFields) ?? {})
    },
    onSettled: () => {
      invalidateParcels()
      invalidateAddresses()
    },
  })

  const reset = () => {
    typing.reset()
    setErrors({})
    creation.reset()
    setAsking(false)
  }

  const close = () => {
    if (isPending) return
    if (isChanged) return setAsking(true)
    reset()
    onClose()
  }

  const change = (fields: Partial<ParcelDraft>) => {
    typing.change(fields)
    setErrors((before) => without(before, fields))
    setAsking(false)
  }

  const submit = () => {
    if (isPending) return
    const { receiver, ...typed } = draft
    const checked = checkNewParcel({ ...typed, receiverId: receiver?.id ?? '' })
    creation.reset()
    if ('errors' in checked) return showErrors(checked.errors)
    setAsking(false)
    mutate(checked.parcel)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={t.createParcel}
      description={model?.way === 'return' ? t.bringsBack(model.parcel) : t.whatToEnter}
      dismissable={!isPending}
      footer={
        asking ? (
          <FooterQuestion
            goLabel={t.discard}
            stayLabel={t.keepEditing}
            onGo={() => {
              reset()
              onClose()
            }}
            onStay={() => setAsking(false)}
          >
            {t.discardWhatYouTyped}
          </FooterQuestion>
        ) : (
          <>
            <Button
              onClick={close}
              disabledReason={isPending ? common.waitUntilItIsSaved : undefined}
            >
              {common.close}
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isPending}>
              {t.createParcel}
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
        failure={error === null ? undefined : messageOf(error, t.couldNotCreateParcel)}
        receiverHint={model?.way === 'return' ? t.whoReceivesTheReturn : undefined}
        onChange={change}
        onSubmit={submit}
      />
    </Dialog>
  )
}

function without(errors: ParcelErrors, changed: Partial<ParcelDraft>): ParcelErrors {
  const isKept = (field: string) =>
    !(field in changed) && !(field === 'receiverId' && changed.receiver)
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isKept(field)))
}

/**
 * One key for each parcel: a retry with the same content keeps the key, so that the host answers its first
 * result; other content is another parcel.
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

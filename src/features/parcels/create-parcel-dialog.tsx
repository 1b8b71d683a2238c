import { useState } from 'react'
import * as t from '#texts/parcels.ts'
import type { NewParcel } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { createParcel } from '../../api/parcels.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { randomKey } from '../../lib/random-key.ts'
import { checkNewParcel, parcelFields } from '../../parcel/new-parcel-rules.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { invalidateParcels } from '../../stores/parcels.ts'
import { useForm } from '../../stores/use-form.ts'
import { emptyParcel } from './parcel-draft.ts'
import type { ParcelModel } from './parcel-draft.ts'
import { ParcelFields } from './parcel-form.tsx'
import { usePrefilledParcel } from './use-parcel-draft.ts'

export type CreateParcelDialogProps = {
  open: boolean
  /** Parcel that prefills the form; a new object at each opening. */
  model: ParcelModel | null
  onClose: () => void
  onCreated: () => void
}

/** Keeps the input after a failed save or a press outside, and during the closing animation. */
export function CreateParcelDialog(props: CreateParcelDialogProps) {
  const { open, model, onClose, onCreated } = props
  const [keys] = useState(idempotencyKeys)
  const form = useForm({
    initial: emptyParcel,
    fields: parcelFields,
    check: ({ receiver, ...typed }) => checkNewParcel({ ...typed, receiverId: receiver?.id ?? '' }),
    send: (parcel) => createParcel(parcel, keys.keyFor(parcel)),
    onSent: () => {
      keys.forget()
      toast.success(t.parcelCreated)
      form.begin(emptyParcel)
      onCreated()
    },
    onRefused: (error) => {
      toast.error(messageOf(error, t.couldNotCreateParcel))
    },
    onSettled: () => {
      invalidateParcels()
      invalidateAddresses()
    },
    failed: t.couldNotCreateParcel,
  })
  usePrefilledParcel(form, model, open)
  const failure = form.error === null ? undefined : messageOf(form.error, t.couldNotCreateParcel)

  return (
    <FormDialog
      open={open}
      title={t.createParcel}
      description={model?.way === 'return' ? t.bringsBack(model.parcel) : t.whatToEnter}
      submitLabel={t.createParcel}
      form={{ ...form, failure }}
      onClose={() => {
        form.begin(emptyParcel)
        onClose()
      }}
    >
      <ParcelFields
        form={form}
        receiverHint={model?.way === 'return' ? t.whoReceivesTheReturn : undefined}
      />
    </FormDialog>
  )
}

/**
 * One key for each parcel: a retry with the same content keeps the key, so that the host repeats its first
 * answer; other content is another parcel.
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

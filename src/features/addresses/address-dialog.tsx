import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/addresses.ts'
import type { NewAddress } from '../../../openapi.d.ts'
import { createAddress, updateAddress } from '../../api/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import type { Receiver } from '../../api/model.ts'
import { hasErrors } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { useReceiverSearch } from '../../stores/receiver-search.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { entryErrors } from './entry-rules.ts'

export type AddressDialogProps = {
  open: boolean
  /** Null for a new address. */
  entry: Address | null
  onClose: () => void
}

interface Draft {
  label: string
  address: string
  receiver: Receiver | null
}

export function AddressDialog({ open, entry, onClose }: AddressDialogProps) {
  const [draft, setDraft] = useState<Draft>({
    label: entry?.label ?? '',
    address: entry?.address ?? '',
    receiver: entry?.receiver ?? null,
  })
  const { form, errors, setErrors, showErrors } = useFieldErrors<keyof NewAddress>()
  const receivers = useReceiverSearch()
  const texts = entry?.id ? editTexts : addTexts
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (address: NewAddress) =>
      entry?.id ? updateAddress(entry.id, address) : createAddress(address),
    onSuccess: () => {
      toast.success(texts.done)
      onClose()
    },
    onError: (failure) => showErrors(fieldErrors(failure, fields) ?? {}),
    onSettled: invalidateAddresses,
  })

  const change = (fields: Partial<Draft>) => {
    setDraft({ ...draft, ...fields })
    setErrors({})
  }

  const submit = () => {
    reset()
    const found = entryErrors(draft)
    if (hasErrors(found)) return showErrors(found)
    const { receiver, label, address } = draft
    const body = { label: label.trim(), address: address.trim() }
    mutate(receiver === null ? body : { ...body, receiverId: receiver.id })
  }

  return (
    <FormDialog
      open={open}
      title={texts.title}
      description={t.howToFindIt}
      submitLabel={common.save}
      formRef={form}
      draft={draft}
      isBusy={isPending}
      failure={failureText(error, fields, texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.label}
        name="label"
        required
        autoComplete="off"
        placeholder={t.aShortName}
        value={draft.label}
        error={errors.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label={common.address}
        name="address"
        required
        autoComplete="street-address"
        value={draft.address}
        error={errors.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <Combobox
        {...receivers}
        label={common.receiver}
        name="receiverId"
        placeholder={t.receiverAtThisAddress}
        clearLabel={t.clearReceiver}
        hint={t.filledInForAParcel}
        value={draft.receiver}
        onChange={(receiver) => change({ receiver })}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getDescription={({ email }) => email}
        error={errors.receiverId}
        emptyText={t.noReceiverFound}
      />
    </FormDialog>
  )
}

const addTexts = {
  title: t.addAnAddress,
  done: t.addressSaved,
  failed: t.failedToSaveTheAddress,
}
const editTexts = {
  title: t.editTheAddress,
  done: t.addressChanged,
  failed: t.failedToChangeTheAddress,
}

const fields = ['label', 'address', 'receiverId'] as const

import * as common from '#texts/common.ts'
import * as t from '#texts/addresses.ts'
import type { NewAddress } from '../../../openapi.d.ts'
import { createAddress, updateAddress } from '../../api/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { fieldProps, textProps } from '../../stores/form-fields.ts'
import { unlessErrors, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { useReceiverSearch } from '../../stores/receiver-search.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { entryErrors } from './entry-rules.ts'

export type AddressDialogProps = {
  open: boolean
  /** Null for a new address. */
  entry: Address | null
  onClose: () => void
}

export function AddressDialog({ open, entry, onClose }: AddressDialogProps) {
  const receivers = useReceiverSearch()
  const texts = entry?._id ? editTexts : addTexts
  const form = useForm({
    initial: {
      label: entry?.label ?? '',
      address: entry?.address ?? '',
      receiver: entry?.receiver ?? null,
    },
    fields: ['label', 'address', 'receiverId'],
    check: ({ label, address, receiver }): Checked<keyof NewAddress, NewAddress> =>
      unlessErrors(entryErrors({ label, address }), {
        label: label.trim(),
        address: address.trim(),
        ...(receiver !== null && { receiverId: receiver.id }),
      }),
    send: (address) => (entry?._id ? updateAddress(entry._id, address) : createAddress(address)),
    onSent: () => {
      toast.success(texts.done)
      onClose()
    },
    onSettled: invalidateAddresses,
    failed: texts.failed,
  })

  return (
    <FormDialog
      open={open}
      title={texts.title}
      description={t.howToFindIt}
      submitLabel={common.save}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t.label}
        required
        autoComplete="off"
        placeholder={t.aShortName}
        {...textProps(form, 'label')}
      />
      <TextField
        label={common.address}
        required
        autoComplete="street-address"
        {...textProps(form, 'address')}
      />
      <Combobox
        {...receivers}
        label={common.receiver}
        placeholder={t.receiverAtThisAddress}
        clearLabel={t.clearReceiver}
        hint={t.filledInForAParcel}
        {...fieldProps(form, 'receiver', 'receiverId')}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getDescription={({ email }) => email}
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

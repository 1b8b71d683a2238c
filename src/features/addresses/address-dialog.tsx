import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createAddress, updateAddress } from '../../api/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import type { Receiver } from '../../api/model.ts'
import { invalidateAddresses } from '../../stores/addresses.ts'
import { useReceiverSearch } from '../../stores/receiver-search.ts'
import { Combobox } from '../../ui/combobox/combobox.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { entryErrors } from './entry-rules.ts'
import type { EntryErrors } from './entry-rules.ts'

export type AddressDialogProps = {
  open: boolean
  /** Null for a new one. */
  entry: Address | null
  onClose: () => void
}

interface Draft {
  label: string
  address: string
  receiver: Receiver | null
}

export function AddressDialog({ open, entry, onClose }: AddressDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>({
    label: entry?.label ?? '',
    address: entry?.address ?? '',
    receiver: entry?.receiver ?? null,
  })
  const [errors, setErrors] = useState<EntryErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // A second click may arrive before the first one's render.
  const isSending = useRef(false)
  const receivers = useReceiverSearch()
  const texts = entry?.id ? editTexts : addTexts

  const change = (fields: Partial<Draft>) => {
    setDraft({ ...draft, ...fields })
    setErrors({})
  }

  const showErrors = (found: EntryErrors) => {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async () => {
    if (isSending.current) return
    setFailure(undefined)
    const found = entryErrors(draft)
    if (Object.keys(found).length > 0) return showErrors(found)
    isSending.current = true
    setBusy(true)
    try {
      const { receiver, label, address } = draft
      const body = { label: label.trim(), address: address.trim() }
      const whole = receiver === null ? body : { ...body, receiverId: receiver.id }
      if (entry?.id) await updateAddress(entry.id, whole)
      else await createAddress(whole)
      toast.success(texts.done)
      onClose()
    } catch (error) {
      const atFields = fieldErrorsIn(error)
      if (Object.keys(atFields).length === 0) setFailure(messageOf(error, texts.failed))
      showErrors(atFields)
    } finally {
      isSending.current = false
      setBusy(false)
    }
    // After a lost answer it may be saved all the same.
    invalidateAddresses()
  }

  return (
    <FormDialog
      open={open}
      title={texts.title}
      description="When you create a parcel, find it by its label or any part of the address."
      submitLabel="Save"
      formRef={form}
      draft={draft}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Label"
        name="label"
        required
        autoComplete="off"
        placeholder="A short name, such as “Warehouse”"
        value={draft.label}
        error={errors.label}
        onChange={(event) => change({ label: event.target.value })}
      />
      <TextField
        label="Address"
        name="address"
        required
        autoComplete="street-address"
        value={draft.address}
        error={errors.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <Combobox
        {...receivers}
        label="Receiver"
        name="receiverId"
        placeholder="Receiver at this address (optional)"
        hint="Filled in when a parcel goes to this address"
        value={draft.receiver}
        onChange={(receiver) => change({ receiver })}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        getDescription={({ email }) => email}
        error={errors.receiverId}
        emptyText="No receiver found"
      />
    </FormDialog>
  )
}

const addTexts = {
  title: 'Add an address',
  done: 'Address saved',
  failed: 'Failed to save the address',
}
const editTexts = {
  title: 'Edit the address',
  done: 'Address changed',
  failed: 'Failed to change the address',
}

function fieldErrorsIn(error: unknown): EntryErrors {
  const errors: EntryErrors = {}
  if (!(error instanceof ApiError)) return errors
  for (const { path, message } of error.fieldErrors) {
    if (path === 'label' || path === 'address' || path === 'receiverId') errors[path] ??= message
  }
  return errors
}

import { useState } from 'react'
import * as t from '#texts/apiKeys.ts'
import { createApiKey } from '../../api/api-keys.ts'
import { invalidateApiKeys } from '../../stores/api-keys.ts'
import { useForm } from '../../stores/use-form.ts'
import { invalidateNotifications } from '../../stores/unread-count.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { ApiKeyFields, apiKeyFields, checkKey, emptyKey } from './api-key-form.tsx'

export type CreateApiKeyDialogProps = { open: boolean; onClose: () => void }

/** Shows the form, and then the key, which is shown only once. */
export function CreateApiKeyDialog({ open, onClose }: CreateApiKeyDialogProps) {
  const [created, setCreated] = useState<string | null>(null)
  const form = useForm({
    initial: emptyKey,
    fields: apiKeyFields,
    check: checkKey,
    send: createApiKey,
    onSent: ({ key }) => {
      toast.success(t.apiKeyCreated)
      invalidateNotifications()
      setCreated(key)
    },
    onSettled: invalidateApiKeys,
    failed: t.failedToCreate,
    reveal: (errors, { password, code }) => ({
      password: errors.password === undefined ? password : (password ?? ''),
      code: errors.code === undefined ? code : (code ?? ''),
    }),
  })

  const close = () => {
    form.begin(emptyKey)
    setCreated(null)
    onClose()
  }

  if (created !== null)
    return (
      <ShownOnceDialog
        open={open}
        title={t.yourNewApiKey}
        value={created}
        copyLabel={t.copyApiKey}
        closeLabel={t.iHaveSavedIt}
        onClose={close}
      >
        {t.copyItNow}
      </ShownOnceDialog>
    )
  return (
    <FormDialog
      open={open}
      title={t.createApiKey}
      description={t.aKeyForEachSystem}
      submitLabel={t.createKey}
      form={form}
      onClose={close}
    >
      <ApiKeyFields form={form} />
    </FormDialog>
  )
}

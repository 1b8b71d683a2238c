import { useId, useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/apiKeys.ts'
import { createApiKey } from '../../api/api-keys.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateApiKeys } from '../../stores/api-keys.ts'
import { invalidateNotifications } from '../../stores/unread-count.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { ApiKeyForm, apiKeyFields, checkDraft, emptyDraft } from './api-key-form.tsx'
import type { ApiKeyDraft, ApiKeyErrors, ApiKeyField } from './api-key-form.tsx'

export type CreateApiKeyDialogProps = { open: boolean; onClose: () => void }

/** Shows the form, and then the key, only once. */
export function CreateApiKeyDialog({ open, onClose }: CreateApiKeyDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState<ApiKeyDraft>(emptyDraft)
  const { form, errors, setErrors, showErrors } = useFieldErrors<ApiKeyField>()
  const [created, setCreated] = useState<string | null>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: createApiKey,
    onSuccess: ({ key }) => {
      toast.success(t.apiKeyCreated)
      invalidateNotifications()
      setCreated(key)
    },
    onError: (failure) => show(fieldErrors(failure, apiKeyFields) ?? {}),
    onSettled: invalidateApiKeys,
  })

  const close = () => {
    if (isPending) return
    setDraft(emptyDraft)
    setErrors({})
    reset()
    setCreated(null)
    onClose()
  }

  const show = (found: ApiKeyErrors) =>
    showErrors(found, () =>
      setDraft((before) => ({
        ...before,
        password: found.password === undefined ? before.password : (before.password ?? ''),
        code: found.code === undefined ? before.code : (before.code ?? ''),
      })),
    )

  const submit = () => {
    reset()
    const checked = checkDraft(draft)
    if ('errors' in checked) show(checked.errors)
    else mutate(checked.newKey)
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
    <Dialog
      open={open}
      onClose={close}
      title={t.createApiKey}
      description={t.aKeyForEachSystem}
      dismissable={!isPending}
      footer={
        <>
          <Button
            onClick={close}
            disabledReason={isPending ? common.waitUntilItIsSaved : undefined}
          >
            {common.close}
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={isPending}>
            {t.createKey}
          </Button>
        </>
      }
    >
      <ApiKeyForm
        id={formId}
        formRef={form}
        draft={draft}
        errors={errors}
        failure={failureText(error, apiKeyFields, t.failedToCreate)}
        onChange={(change) => {
          setDraft((before) => ({ ...before, ...change }))
          setErrors({})
        }}
        onSubmit={submit}
      />
    </Dialog>
  )
}

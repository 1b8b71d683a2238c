import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { createApiKey } from '../../api/api-keys.ts'
import { invalidateApiKeys } from '../../stores/api-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { ApiKeyForm, checkDraft, emptyDraft } from './api-key-form.tsx'
import type { ApiKeyDraft, ApiKeyErrors } from './api-key-form.tsx'

export type CreateApiKeyDialogProps = { open: boolean; onClose: () => void }

/** The form, and then the key, which is shown this once. */
export function CreateApiKeyDialog({ open, onClose }: CreateApiKeyDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<ApiKeyDraft>(emptyDraft)
  const [errors, setErrors] = useState<ApiKeyErrors>({})
  const [failure, setFailure] = useState<string>()
  const [sending, setSending] = useState(false)
  const [created, setCreated] = useState<string | null>(null)
  // A second click may arrive before the first one's render.
  const isSending = useRef(false)

  const close = () => {
    if (isSending.current) return
    setDraft(emptyDraft)
    setErrors({})
    setFailure(undefined)
    setCreated(null)
    onClose()
  }

  const showErrors = (found: ApiKeyErrors) => {
    flushSync(() => {
      setErrors(found)
      setDraft((before) => ({
        ...before,
        password: found.password === undefined ? before.password : (before.password ?? ''),
        code: found.code === undefined ? before.code : (before.code ?? ''),
      }))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async () => {
    if (isSending.current) return
    setFailure(undefined)
    const checked = checkDraft(draft)
    if ('errors' in checked) return showErrors(checked.errors)
    isSending.current = true
    setSending(true)
    try {
      const { key } = await createApiKey(checked.newKey)
      toast.success('API key created')
      setCreated(key)
    } catch (error) {
      const found = fieldErrorsIn(error)
      if (Object.values(found).every((one) => one === undefined))
        setFailure(messageOf(error, 'Failed to create the API key'))
      showErrors(found)
    } finally {
      isSending.current = false
      setSending(false)
    }
    // After a lost answer the key may exist all the same.
    invalidateApiKeys()
  }

  if (created !== null)
    return (
      <ShownOnceDialog
        open={open}
        title="Your new API key"
        value={created}
        copyLabel="Copy API key"
        closeLabel="I have saved it"
        onClose={close}
      >
        Copy it now: it is not shown again. Keep it as secret as a password.
      </ShownOnceDialog>
    )
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Create API key"
      description="Give each system a key of its own, with no more permissions than it needs."
      dismissable={!sending}
      footer={
        <>
          <Button onClick={close} disabledReason={sending ? 'Wait until it is saved' : undefined}>
            Close
          </Button>
          <Button type="submit" form={formId} tone="primary" busy={sending}>
            Create key
          </Button>
        </>
      }
    >
      <ApiKeyForm
        id={formId}
        formRef={form}
        draft={draft}
        errors={errors}
        failure={failure}
        onChange={(change) => {
          setDraft((before) => ({ ...before, ...change }))
          setErrors({})
        }}
        onSubmit={() => void submit()}
      />
    </Dialog>
  )
}

/** What the server says about single fields of the form. */
function fieldErrorsIn(error: unknown): ApiKeyErrors {
  const of = (field: string) =>
    error instanceof ApiError
      ? error.fieldErrors.find(({ path }) => path === field)?.message
      : undefined
  return {
    name: of('name'),
    scopes: of('scopes'),
    password: of('password'),
    code: of('code'),
  }
}

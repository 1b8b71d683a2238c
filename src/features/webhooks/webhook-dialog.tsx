import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WebhookEvent } from '../../../openapi.d.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { createWebhook, updateWebhook, webhookEvents } from '../../api/webhooks.ts'
import type { Webhook } from '../../api/webhooks.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { CheckboxGroup } from '../../ui/field/checkbox-group.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { OwnPasswordField } from '../../ui/field/proof-fields.tsx'
import { errorsByField } from '../../lib/account-rules.ts'
import { useAction } from './use-action.ts'
import { eventTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  /** Null for a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** With the secret of a new one. */
  onAdded?: (secret: string) => void
}

interface Draft {
  url: string
  events: WebhookEvent[]
  /** Left out as long as the server has not asked for it. */
  password?: string
}

type Errors = Partial<Record<keyof Draft, string>>

export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(
    webhook === null
      ? { url: '', events: [...webhookEvents] }
      : { url: webhook.url, events: webhook.events },
  )
  const [errors, setErrors] = useState<Errors>({})
  const { run, isBusy, error } = useAction({ saysFailure: true })
  const texts = webhook === null ? addTexts : editTexts
  const isAtField = Object.keys(fieldErrorsIn(error)).length > 0

  const change = (fields: Partial<Draft>) => {
    setDraft({ ...draft, ...fields })
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
  }

  const showErrors = (found: Errors) => {
    flushSync(() => {
      setErrors(found)
      if (found.password !== undefined) setDraft((before) => ({ password: '', ...before }))
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const submit = async () => {
    const body = { ...draft, url: draft.url.trim() }
    const found = faultsIn(body)
    if (Object.keys(found).length > 0) return showErrors(found)
    const saved = await run(async () => {
      try {
        if (webhook === null) return (await createWebhook(body)).secret
        await updateWebhook(webhook.id, body)
        return null
      } catch (failure) {
        showErrors(fieldErrorsIn(failure))
        throw failure
      }
    }, texts)
    if (saved === undefined) return
    if (saved.result === null) onClose()
    else onAdded?.(saved.result)
  }

  return (
    <FormDialog
      open
      title={texts.title}
      description="It must be reachable on the internet and answer with a status from 200 to 299."
      submitLabel={texts.action}
      formRef={form}
      draft={draft}
      isBusy={isBusy}
      failure={error === null || isAtField ? undefined : messageOf(error, texts.failed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="https://shop.example.com/webhooks"
        value={draft.url}
        error={errors.url}
        onChange={(event) => change({ url: event.target.value })}
      />
      <CheckboxGroup
        legend="Events"
        options={webhookEvents.map((value) => ({
          value,
          label: eventTexts[value],
          description: value,
        }))}
        values={draft.events}
        error={errors.events}
        onChange={(events) => change({ events })}
      />
      {draft.password !== undefined && (
        <OwnPasswordField
          value={draft.password}
          error={errors.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      )}
    </FormDialog>
  )
}

const addTexts = {
  title: 'Add an endpoint',
  action: 'Add endpoint',
  done: 'Endpoint added',
  failed: 'Failed to add the endpoint',
}
const editTexts = {
  title: 'Edit the endpoint',
  action: 'Save',
  done: 'Endpoint changed',
  failed: 'Failed to change the endpoint',
}

/** Where the address leads is for the server to say. */
function faultsIn({ url, events }: Draft): Errors {
  return {
    ...(url === ''
      ? { url: 'Address is required' }
      : /^https?:\/\//i.test(url) && URL.canParse(url)
        ? {}
        : { url: 'The address must start with https:// or http://' }),
    ...(events.length === 0 ? { events: 'Choose at least one event' } : {}),
  }
}

const fieldErrorsIn = (error: unknown): Errors =>
  error instanceof ApiError ? errorsByField(['url', 'events', 'password'], error.fieldErrors) : {}

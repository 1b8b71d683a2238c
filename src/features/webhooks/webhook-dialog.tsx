import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/webhooks.ts'
import type { WebhookEvent } from '../../../openapi.d.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { createWebhook, updateWebhook, webhookEvents } from '../../api/webhooks.ts'
import type { Webhook } from '../../api/webhooks.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { CheckboxGroup } from '../../ui/field/choice-group.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { OwnPasswordField } from '../../ui/field/proof-fields.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { hasErrors } from '../../lib/field-errors.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateWebhooks } from '../../stores/webhooks.ts'
import { eventTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  /** Null for a new webhook. */
  webhook: Webhook | null
  onClose: () => void
  /** Called with the secret of a new webhook. */
  onAdded?: (secret: string) => void
}

interface Draft {
  url: string
  events: WebhookEvent[]
  /** Undefined until the server has asked for it. */
  password?: string
}

export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const [draft, setDraft] = useState<Draft>(
    webhook === null
      ? { url: '', events: [...webhookEvents] }
      : { url: webhook.url, events: webhook.events },
  )
  const { form, errors, setErrors, showErrors } = useFieldErrors<keyof Draft>()
  const texts = webhook === null ? addTexts : editTexts
  const { mutate, isPending, error } = useMutation({
    /** Returns the secret of a new webhook, else null. */
    mutationFn: async (body: Draft) => {
      if (webhook === null) return (await createWebhook(body)).secret
      await updateWebhook(webhook.id, body)
      return null
    },
    onSuccess: (secret) => {
      toast.success(texts.done)
      if (secret === null) onClose()
      else onAdded?.(secret)
    },
    onError: (failure) => show(fieldErrors(failure, fields) ?? {}),
    onSettled: invalidateWebhooks,
  })

  const change = (fields: Partial<Draft>) => {
    setDraft({ ...draft, ...fields })
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in fields))),
    )
  }

  const show = (found: FieldErrors<keyof Draft>) =>
    showErrors(found, () => {
      if (found.password !== undefined) setDraft((before) => ({ password: '', ...before }))
    })

  const submit = () => {
    const body = { ...draft, url: draft.url.trim() }
    const found = errorsIn(body)
    if (hasErrors(found)) show(found)
    else mutate(body)
  }

  return (
    <FormDialog
      open
      title={texts.title}
      description={t.whatAnEndpointMustDo}
      submitLabel={texts.action}
      formRef={form}
      draft={draft}
      isBusy={isPending}
      failure={failureText(error, fields, texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={common.address}
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
        legend={t.eventsTitle}
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
  title: t.addAnEndpoint,
  action: t.addEndpoint,
  done: t.endpointAdded,
  failed: t.failedToAdd,
}
const editTexts = {
  title: t.editTheEndpoint,
  action: common.save,
  done: t.endpointChanged,
  failed: t.failedToChange,
}

/** Checks only the form of the address; the server checks the target. */
function errorsIn({ url, events }: Draft): FieldErrors<keyof Draft> {
  return {
    ...(url === ''
      ? { url: t.addressIsRequired }
      : /^https?:\/\//i.test(url) && URL.canParse(url)
        ? {}
        : { url: t.addressMustStartWith }),
    ...(events.length === 0 ? { events: t.chooseAtLeastOneEvent } : {}),
  }
}

const fields = ['url', 'events', 'password'] as const

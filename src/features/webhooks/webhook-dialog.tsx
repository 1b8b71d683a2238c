import * as common from '#texts/common.ts'
import * as t from '#texts/webhooks.ts'
import { parseUrl } from '../../../domain/parse-url.ts'
import type { Webhook, WebhookEvent } from '../../../openapi.d.ts'
import { createWebhook, updateWebhook, webhookEvents } from '../../api/webhooks.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { CheckboxGroup } from '../../ui/field/choice-group.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { OwnPasswordField } from '../../ui/field/credential-fields.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { textProps } from '../../stores/form-fields.ts'
import { unlessErrors, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { invalidateWebhooks } from '../../stores/webhooks.ts'
import { eventTexts } from './webhook-texts.ts'

type WebhookDialogProps = {
  /** Null for a new webhook. */
  webhook: Webhook | null
  onClose: () => void
  /** Called with the secret of a new webhook. */
  onAdded?: (secret: string) => void
}

interface Values {
  url: string
  events: WebhookEvent[]
  /** Undefined until the server has required it. */
  password?: string
}

export function WebhookDialog({ webhook, onClose, onAdded }: WebhookDialogProps) {
  const texts = webhook === null ? addTexts : editTexts
  const form = useForm({
    initial: initialValues(webhook),
    fields: ['url', 'events', 'password'],
    check: (values): Checked<keyof Values, Values> => {
      const body = { ...values, url: values.url.trim() }
      return unlessErrors(errorsIn(body), body)
    },
    /** Returns the secret of a new webhook, or else null. */
    send: async (body) => {
      if (webhook === null) return (await createWebhook(body)).secret
      await updateWebhook(webhook._id, body)
      return null
    },
    onSent: (secret) => {
      toast.success(texts.done)
      if (secret === null) onClose()
      else onAdded?.(secret)
    },
    onSettled: invalidateWebhooks,
    failed: texts.failed,
    reveal: ({ password }, values) =>
      password === undefined ? {} : { password: values.password ?? '' },
  })
  const { password } = form.values

  return (
    <FormDialog
      open
      title={texts.title}
      description={t.whatAnEndpointMustDo}
      submitLabel={texts.action}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={common.address}
        type="url"
        inputMode="url"
        required
        autoComplete="off"
        spellCheck={false}
        placeholder="https://shop.example.com/webhooks"
        {...textProps(form, 'url')}
      />
      <CheckboxGroup
        legend={t.eventsTitle}
        options={webhookEvents.map((value) => ({
          value,
          label: eventTexts[value],
          description: value,
        }))}
        values={form.values.events}
        error={form.errors.events}
        onChange={(events) => form.change({ events })}
      />
      {password !== undefined && <OwnPasswordField {...textProps(form, 'password')} />}
    </FormDialog>
  )
}

const initialValues = (webhook: Webhook | null): Values =>
  webhook === null
    ? { url: '', events: [...webhookEvents] }
    : { url: webhook.url, events: webhook.events }

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
function errorsIn({ url, events }: Values): FieldErrors<keyof Values> {
  return {
    ...(url === ''
      ? { url: t.addressIsRequired }
      : /^https?:\/\//i.test(url) && parseUrl(url) !== null
        ? {}
        : { url: t.addressMustStartWith }),
    ...(events.length === 0 ? { events: t.chooseAtLeastOneEvent } : {}),
  }
}

import { useId } from 'react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/apiKeys.ts'
import type { ApiKeyScope, NewApiKey } from '../../../openapi.d.ts'
import { scopes } from '../../api/api-keys.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { CodeField, OwnPasswordField } from '../../ui/field/proof-fields.tsx'
import { FieldError, labelStyles } from '../../ui/field/field-frame.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { scopeTexts } from './scope-texts.ts'

/** Contents of the form's fields. */
export interface ApiKeyDraft {
  name: string
  scopes: readonly ApiKeyScope[]
  /** Number of days as text; empty for a key that never expires. */
  expiry: string
  /** Null until the server has asked for it. */
  password: string | null
  code: string | null
}

export const apiKeyFields = ['name', 'scopes', 'password', 'code'] as const
export type ApiKeyField = (typeof apiKeyFields)[number]
export type ApiKeyErrors = FieldErrors<ApiKeyField>

export const emptyDraft: ApiKeyDraft = {
  name: '',
  scopes: [],
  expiry: '365',
  password: null,
  code: null,
}

export function checkDraft({
  name,
  scopes: chosen,
  expiry,
  password,
  code,
}: ApiKeyDraft): { newKey: NewApiKey } | { errors: ApiKeyErrors } {
  const trimmed = name.trim()
  if (trimmed === '' || chosen.length === 0) {
    return {
      errors: {
        name: trimmed === '' ? t.nameIsRequired : undefined,
        scopes: chosen.length === 0 ? t.chooseAtLeastOnePermission : undefined,
      },
    }
  }
  const newKey = {
    name: trimmed,
    scopes: [...chosen],
    ...(password !== null && { password }),
    ...(code !== null && { code: code.trim() }),
  }
  return { newKey: expiry === '' ? newKey : { ...newKey, expiresInDays: Number(expiry) } }
}

type ApiKeyFormProps = {
  id: string
  formRef: RefObject<HTMLFormElement | null>
  draft: ApiKeyDraft
  errors: ApiKeyErrors
  failure: string | undefined
  onChange: (change: Partial<ApiKeyDraft>) => void
  onSubmit: () => void
}

export function ApiKeyForm(props: ApiKeyFormProps) {
  const { id, formRef, draft, errors, failure, onChange, onSubmit } = props
  const errorId = useId()
  const toggle = (scope: ApiKeyScope, on: boolean) =>
    onChange({
      scopes: scopes.filter((one) => (one === scope ? on : draft.scopes.includes(one))),
    })
  return (
    <Form
      id={id}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField
        label={common.name}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        placeholder={t.suchAsWebShop}
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Permissions
        tabIndex={-1}
        aria-invalid={errors.scopes ? true : undefined}
        aria-describedby={errors.scopes ? errorId : undefined}
      >
        <legend>{t.permissions}</legend>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            labelled
            label={scopeTexts[scope]}
            checked={draft.scopes.includes(scope)}
            onChange={(on) => toggle(scope, on)}
          />
        ))}
        {errors.scopes && <FieldError id={errorId}>{errors.scopes}</FieldError>}
      </Permissions>
      <SelectField
        label={t.expires}
        name="expiry"
        value={draft.expiry}
        onChange={(event) => onChange({ expiry: event.target.value })}
      >
        <option value="30">{t.inThirtyDays}</option>
        <option value="90">{t.inNinetyDays}</option>
        <option value="365">{t.inAYear}</option>
        <option value="">{t.never}</option>
      </SelectField>
      {draft.password !== null && (
        <OwnPasswordField
          value={draft.password}
          error={errors.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
      )}
      {draft.code !== null && (
        <CodeField
          value={draft.code}
          error={errors.code}
          onChange={(event) => onChange({ code: event.target.value })}
        />
      )}
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`

const Permissions = styled.fieldset`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(1)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${labelStyles}
    padding: 0;
    margin-bottom: ${space(1)};
  }
`

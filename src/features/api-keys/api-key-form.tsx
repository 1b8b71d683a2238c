import { useId } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/apiKeys.ts'
import type { ApiKeyScope, NewApiKey } from '../../../openapi.d.ts'
import { scopes } from '../../api/api-keys.ts'
import { nameError } from '../../lib/account-rules.ts'
import { textProps } from '../../stores/form-fields.ts'
import type { Checked, Form } from '../../stores/use-form.ts'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { CodeField, OwnPasswordField } from '../../ui/field/credential-fields.tsx'
import { FieldError, labelStyles } from '../../ui/field/field-frame.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { scopeTexts } from './scope-texts.ts'

/** Contents of the form's fields. */
export interface KeyValues {
  name: string
  scopes: readonly ApiKeyScope[]
  /** Number of days as text; empty for a key that never expires. */
  expiry: string
  /** Null until the server has required it. */
  password: string | null
  code: string | null
}

export const apiKeyFields = ['name', 'scopes', 'password', 'code'] as const
type ApiKeyField = (typeof apiKeyFields)[number]

export const emptyKey: KeyValues = {
  name: '',
  scopes: [],
  expiry: '365',
  password: null,
  code: null,
}

export function checkKey({
  name,
  scopes: chosen,
  expiry,
  password,
  code,
}: KeyValues): Checked<ApiKeyField, NewApiKey> {
  const trimmed = name.trim()
  const ofName = trimmed === '' ? t.nameIsRequired : nameError(trimmed)
  if (ofName !== undefined || chosen.length === 0) {
    return {
      errors: {
        name: ofName,
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
  return { body: expiry === '' ? newKey : { ...newKey, expiresInDays: Number(expiry) } }
}

export function ApiKeyFields({ form }: { form: Form<KeyValues, ApiKeyField> }) {
  const { values, errors, change } = form
  const errorId = useId()
  const toggle = (scope: ApiKeyScope, on: boolean) =>
    change({ scopes: scopes.filter((one) => (one === scope ? on : values.scopes.includes(one))) })
  return (
    <>
      <TextField
        label={common.name}
        required
        maxLength={100}
        autoComplete="off"
        placeholder={t.suchAsWebShop}
        {...textProps(form, 'name')}
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
            checked={values.scopes.includes(scope)}
            onChange={(on) => toggle(scope, on)}
          />
        ))}
        {errors.scopes && <FieldError id={errorId}>{errors.scopes}</FieldError>}
      </Permissions>
      <SelectField label={t.expires} {...textProps(form, 'expiry')}>
        <option value="30">{t.inThirtyDays}</option>
        <option value="90">{t.inNinetyDays}</option>
        <option value="365">{t.inAYear}</option>
        <option value="">{t.never}</option>
      </SelectField>
      {values.password !== null && <OwnPasswordField {...textProps(form, 'password')} />}
      {values.code !== null && <CodeField {...textProps(form, 'code')} />}
    </>
  )
}

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

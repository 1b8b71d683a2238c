import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { Courier, Run, RunSummary } from '../../../openapi.d.ts'
import { hasCode, isOutcomeUnknown } from '../../api/api-error.ts'
import { createRun, updateRun } from '../../api/runs.ts'
import { nameError } from '../../lib/account-rules.ts'
import { companyToday } from '../../lib/company-zone.ts'
import { isDay } from '../../lib/days.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { invalidateRuns, replaceRun, useCouriers } from '../../stores/runs.ts'
import { textProps } from '../../stores/form-fields.ts'
import { unlessErrors, useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { reasonAgainstMove } from './run-state.tsx'
import type { RunChanges } from './use-run-changes.ts'

export type RunDialogProps = {
  open: boolean
  /** Run to edit, in the version that the planner saw; undefined for a new run. */
  run?: RunSummary
  /** Initial day of a new run. */
  day?: string
  changes: RunChanges
  onSaved?: (run: Run) => void
  onClose: () => void
}

const fields = ['courierId', 'day', 'name'] as const
type Field = (typeof fields)[number]
type Values = Record<Field, string>

export function RunDialog({ open, run, day, changes, onSaved, onClose }: RunDialogProps) {
  const [before] = useState<Values>({
    courierId: run?.courier._id ?? '',
    day: run?.day ?? day ?? companyToday(),
    name: run?.name ?? '',
  })
  const couriers = useCouriers()
  const texts = run ? editTexts : newTexts
  const form = useForm({
    initial: before,
    fields,
    check: (values): Checked<Field, Values> => unlessErrors(errorsIn(values), values),
    send: (values) => (run ? updateRun(run, changedIn(values, before)) : createRun(newRun(values))),
    onSent: (saved) => {
      replaceRun(saved)
      toast.success(texts.done)
      onClose()
      onSaved?.(saved)
    },
    onRefused(error) {
      invalidateRuns()
      if (!hasCode(error, 'RUN_CHANGED') && !isOutcomeUnknown(error)) return
      onClose()
      changes.report(error, texts.failed)
    },
    failed: texts.failed,
  })
  const submit = () => {
    if (run && !form.isChanged) onClose()
    else form.submit()
  }
  // Courier and day cannot be changed once the courier has the run.
  const keptReason = run && reasonAgainstMove('assign', run)

  return (
    <FormDialog
      open={open}
      title={texts.title}
      submitLabel={texts.submit}
      form={{ ...form, submit }}
      onClose={onClose}
    >
      <QueryBoundary query={couriers} loading={t.loadingCouriers} failed={t.failedToLoadCouriers}>
        {(known) => (
          <SelectField
            label={t.courier}
            required
            disabled={keptReason !== undefined}
            hint={keptReason}
            {...textProps(form, 'courierId')}
          >
            {form.values.courierId === '' && <option value="">{t.chooseACourier}</option>}
            {withCourierOf(run, known).map(({ _id, name }) => (
              <option key={_id} value={_id} translate="no">
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </QueryBoundary>
      <TextField
        type="date"
        label={t.day}
        required
        min={companyToday()}
        disabled={keptReason !== undefined}
        {...textProps(form, 'day')}
      />
      <TextField
        label={common.name}
        autoComplete="off"
        maxLength={100}
        placeholder={t.suchAsCityCentre}
        {...textProps(form, 'name')}
      />
    </FormDialog>
  )
}

function errorsIn({ courierId, day, name }: Values): FieldErrors<Field> {
  const ofName = nameError(name)
  return {
    ...(ofName !== undefined && { name: ofName }),
    ...(courierId === '' && { courierId: t.pleaseChooseACourier }),
    ...(!isDay(day) && { day: t.pleaseChooseADay }),
  }
}

function newRun({ courierId, day, name }: Values) {
  const trimmed = name.trim()
  return { courierId, day, ...(trimmed !== '' && { name: trimmed }) }
}

/** Returns only the changed fields, since another planner may have changed the others. */
function changedIn({ courierId, day, name }: Values, before: Values) {
  return {
    ...(courierId !== before.courierId && { courierId }),
    ...(day !== before.day && { day }),
    ...(name.trim() !== before.name && { name: name.trim() }),
  }
}

/** Adds the run's own courier, who may no longer be available for new runs. */
function withCourierOf(run: RunSummary | undefined, couriers: readonly Courier[]) {
  if (!run || couriers.some(({ _id }) => _id === run.courier._id)) return couriers
  return [run.courier, ...couriers]
}

const newTexts = {
  title: t.newRun,
  submit: t.createRun,
  done: t.runCreated,
  failed: t.failedToCreate,
}
const editTexts = {
  title: t.editTheRun,
  submit: common.save,
  done: t.runChanged,
  failed: t.failedToChange,
}

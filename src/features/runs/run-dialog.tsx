import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import { failureText, fieldErrors } from '../../api/field-errors.ts'
import { hasCode, isOutcomeUnknown } from '../../api/api-error.ts'
import { createRun, updateRun } from '../../api/runs.ts'
import type { Courier, Run, RunSummary } from '../../api/runs.ts'
import { isDay, localToday } from '../../lib/days.ts'
import { hasErrors } from '../../lib/field-errors.ts'
import type { FieldErrors } from '../../lib/field-errors.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns, replaceRun, useCouriers } from '../../stores/runs.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { SelectField, TextField } from '../../ui/field/field.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { reasonAgainst } from './run-state.tsx'
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

type Draft = Record<Field, string>
type Field = (typeof fields)[number]
const fields = ['courierId', 'day', 'name'] as const

export function RunDialog({ open, run, day, changes, onSaved, onClose }: RunDialogProps) {
  const [before] = useState<Draft>({
    courierId: run?.courier.id ?? '',
    day: run?.day ?? day ?? localToday(),
    name: run?.name ?? '',
  })
  const [draft, setDraft] = useState(before)
  const couriers = useCouriers()
  const { form, errors, setErrors, showErrors } = useFieldErrors<Field>()
  const texts = run ? editTexts : newTexts
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => (run ? updateRun(run, changedIn(draft, before)) : createRun(newRun(draft))),
    onSuccess: (saved) => {
      replaceRun(saved)
      toast.success(texts.done)
      onClose()
      onSaved?.(saved)
    },
    onError(failure) {
      invalidateRuns()
      if (!hasCode(failure, 'RUN_CHANGED') && !isOutcomeUnknown(failure))
        return showErrors(fieldErrors(failure, fields) ?? {})
      onClose()
      changes.report(failure, texts.failed)
    },
  })

  const change = (field: Field, value: string) => {
    setDraft({ ...draft, [field]: value })
    setErrors({})
  }
  const submit = () => {
    reset()
    const found = draftErrors(draft)
    if (hasErrors(found)) return showErrors(found)
    if (run && JSON.stringify(draft) === JSON.stringify(before)) return onClose()
    mutate()
  }
  // Courier and day cannot be changed once the courier has the run.
  const keptReason = run && reasonAgainst('assign', run)

  return (
    <FormDialog
      open={open}
      title={texts.title}
      submitLabel={texts.submit}
      formRef={form}
      draft={draft}
      isBusy={isPending}
      failure={failureText(error, fields, texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryBoundary query={couriers} loading={t.loadingCouriers} failed={t.failedToLoadCouriers}>
        {(known) => (
          <SelectField
            label={t.courier}
            name="courierId"
            required
            disabled={keptReason !== undefined}
            hint={keptReason}
            value={draft.courierId}
            error={errors.courierId}
            onChange={(event) => change('courierId', event.target.value)}
          >
            {draft.courierId === '' && <option value="">{t.chooseACourier}</option>}
            {withCourierOf(run, known).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </QueryBoundary>
      <TextField
        type="date"
        label={t.day}
        name="day"
        required
        min={localToday()}
        disabled={keptReason !== undefined}
        value={draft.day}
        error={errors.day}
        onChange={(event) => change('day', event.target.value)}
      />
      <TextField
        label={common.name}
        name="name"
        autoComplete="off"
        maxLength={100}
        placeholder={t.suchAsCityCentre}
        value={draft.name}
        error={errors.name}
        onChange={(event) => change('name', event.target.value)}
      />
    </FormDialog>
  )
}

function draftErrors({ courierId, day }: Draft): FieldErrors<Field> {
  return {
    ...(courierId === '' && { courierId: t.pleaseChooseACourier }),
    ...(!isDay(day) && { day: t.pleaseChooseADay }),
  }
}

function newRun({ courierId, day, name }: Draft) {
  const trimmed = name.trim()
  return { courierId, day, ...(trimmed !== '' && { name: trimmed }) }
}

/** Returns only the changed fields, as another planner may have changed the others. */
function changedIn({ courierId, day, name }: Draft, before: Draft) {
  return {
    ...(courierId !== before.courierId && { courierId }),
    ...(day !== before.day && { day }),
    ...(name.trim() !== before.name && { name: name.trim() }),
  }
}

/** Adds the run's own courier, who may no longer be available for new runs. */
function withCourierOf(run: RunSummary | undefined, couriers: readonly Courier[]) {
  if (!run || couriers.some(({ id }) => id === run.courier.id)) return couriers
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

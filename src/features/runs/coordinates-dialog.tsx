import { useState } from 'react'
import { parseCoordinates } from '../../../domain/coordinates.ts'
import type { Coordinates } from '../../../openapi.d.ts'
import { hasCode } from '../../api/api-error.ts'
import { failureText } from '../../api/field-errors.ts'
import { setStopCoordinates } from '../../api/runs.ts'
import type { Run, RunStop } from '../../api/runs.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.tsx'

type CoordinatesDialogProps = {
  open: boolean
  run: Run
  stop: RunStop
  onSaved: () => void
  onClose: () => void
}

/** Where a stop is, as a map shows it. */
export function CoordinatesDialog({ open, run, stop, onSaved, onClose }: CoordinatesDialogProps) {
  const [text, setText] = useState('')
  const { form, errors, setErrors, showErrors } = useFieldErrors<'coordinates'>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (coordinates: Coordinates) => setStopCoordinates(run, stop.id, coordinates),
    onSuccess(changed) {
      replaceRun(changed)
      toast.success('Coordinates saved')
      onSaved()
      onClose()
    },
    onSettled: invalidateRuns,
  })
  const submit = () => {
    reset()
    const coordinates = parseCoordinates(text)
    if (coordinates !== null) mutate(coordinates)
    else
      showErrors({
        coordinates: 'Please enter a latitude and a longitude, such as 53.7443, -0.3326',
      })
  }
  return (
    <FormDialog
      open={open}
      title="Enter coordinates"
      description={stop.address}
      submitLabel="Save"
      formRef={form}
      draft={text}
      isBusy={isPending}
      failure={
        hasCode(error, 'RUN_CHANGED')
          ? 'The run was changed meanwhile. Please save again.'
          : failureText(error, [], 'Failed to save the coordinates')
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Latitude, longitude"
        name="coordinates"
        required
        autoComplete="off"
        inputMode="text"
        hint="Copied from a map, such as 53.7443, -0.3326"
        value={text}
        error={errors.coordinates}
        onChange={(event) => {
          setText(event.target.value)
          setErrors({})
        }}
      />
    </FormDialog>
  )
}

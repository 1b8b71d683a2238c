import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import { formatCoordinates, parseCoordinates } from '../../../domain/coordinates.ts'
import type { Coordinates } from '../../../openapi.d.ts'
import { hasCode } from '../../api/api-error.ts'
import { failureText } from '../../api/field-errors.ts'
import { removeStopCoordinates, setStopCoordinates } from '../../api/runs.ts'
import type { Run, RunStop } from '../../api/runs.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFieldErrors } from '../../ui/field/use-field-errors.ts'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'

type CoordinatesDialogProps = {
  open: boolean
  run: Run
  stop: RunStop
  /** Called before it closes. */
  onSaved?: () => void
  onClose: () => void
}

/** Sets the coordinates of a stop. */
export function CoordinatesDialog({ open, run, stop, onSaved, onClose }: CoordinatesDialogProps) {
  const entered = stop.coordinates?.source === 'BY_HAND' ? stop.coordinates : null
  const [text, setText] = useState(entered === null ? '' : formatCoordinates(entered))
  const { form, errors, setErrors, showErrors } = useFieldErrors<'coordinates'>()
  const { mutate, isPending, variables, error, reset } = useMutation({
    // Null removes them.
    mutationFn: (coordinates: Coordinates | null) =>
      coordinates === null
        ? removeStopCoordinates(run, stop.id)
        : setStopCoordinates(run, stop.id, coordinates),
    onSuccess(changed, coordinates) {
      replaceRun(changed)
      toast.success(coordinates === null ? t.coordinatesRemoved : t.coordinatesSaved)
      onSaved?.()
      onClose()
    },
    onSettled: invalidateRuns,
  })
  const texts = variables === null ? removeTexts : saveTexts
  const submit = () => {
    reset()
    const coordinates = parseCoordinates(text)
    if (coordinates !== null) mutate(coordinates)
    else showErrors({ coordinates: t.enterLatitudeAndLongitude })
  }
  return (
    <FormDialog
      open={open}
      title={entered === null ? t.enterCoordinates : t.changeCoordinates}
      description={<bdi>{stop.address}</bdi>}
      submitLabel={common.save}
      formRef={form}
      draft={text}
      isBusy={isPending}
      failure={hasCode(error, 'RUN_CHANGED') ? texts.changed : failureText(error, [], texts.failed)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t.latitudeLongitude}
        name="coordinates"
        required
        autoComplete="off"
        inputMode="text"
        hint={t.copiedFromAMap}
        value={text}
        error={errors.coordinates}
        onChange={(event) => {
          setText(event.target.value)
          setErrors({})
        }}
      />
      {entered !== null && (
        <Removal>
          <Button
            disabledReason={isPending ? common.waitUntilItIsSaved : undefined}
            onClick={() => mutate(null)}
          >
            {common.remove}
          </Button>
          {t.whatRemovingMeans}
        </Removal>
      )}
    </FormDialog>
  )
}

const saveTexts = {
  changed: t.changedMeanwhileSaveAgain,
  failed: t.failedToSaveCoordinates,
}

const removeTexts = {
  changed: t.changedMeanwhileRemoveAgain,
  failed: t.failedToRemoveCoordinates,
}

const Removal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

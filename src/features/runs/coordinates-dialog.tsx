import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import { formatCoordinates, parseCoordinates } from '../../../domain/coordinates.ts'
import type { Coordinates, Run, RunStop } from '../../../openapi.d.ts'
import { hasCode } from '../../api/api-error.ts'
import { failureText } from '../../api/field-errors.ts'
import { removeStopCoordinates, setStopCoordinates } from '../../api/runs.ts'
import { invalidateRuns, replaceRun } from '../../stores/runs.ts'
import { textProps } from '../../stores/form-fields.ts'
import { useForm } from '../../stores/use-form.ts'
import type { Checked } from '../../stores/use-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'

type CoordinatesDialogProps = {
  open: boolean
  run: Run
  stop: RunStop
  /** Called before the dialog closes. */
  onSaved?: () => void
  onClose: () => void
}

/** Sets the coordinates of a stop. */
export function CoordinatesDialog({ open, run, stop, onSaved, onClose }: CoordinatesDialogProps) {
  const entered = stop.coordinates?.source === 'BY_HAND' ? stop.coordinates : null
  const form = useForm({
    initial: { coordinates: entered === null ? '' : formatCoordinates(entered) },
    fields: ['coordinates'],
    // Null removes the coordinates.
    check: ({ coordinates }): Checked<'coordinates', Coordinates | null> => {
      const body = parseCoordinates(coordinates)
      return body === null ? { errors: { coordinates: t.enterLatitudeAndLongitude } } : { body }
    },
    send: (coordinates) =>
      coordinates === null
        ? removeStopCoordinates(run, stop._id)
        : setStopCoordinates(run, stop._id, coordinates),
    onSent(changed, coordinates) {
      replaceRun(changed)
      toast.success(coordinates === null ? t.coordinatesRemoved : t.coordinatesSaved)
      onSaved?.()
      onClose()
    },
    onSettled: invalidateRuns,
    failed: saveTexts.failed,
  })
  const texts = form.body === null ? removeTexts : saveTexts
  const { error } = form
  const failure = hasCode(error, 'RUN_CHANGED')
    ? texts.changed
    : failureText(error, [], texts.failed)
  return (
    <FormDialog
      open={open}
      title={entered === null ? t.enterCoordinates : t.changeCoordinates}
      description={<bdi translate="no">{stop.address}</bdi>}
      submitLabel={common.save}
      form={{ ...form, failure }}
      onClose={onClose}
    >
      <TextField
        label={t.latitudeLongitude}
        required
        autoComplete="off"
        inputMode="text"
        hint={t.copiedFromAMap}
        {...textProps(form, 'coordinates')}
      />
      {entered !== null && (
        <Removal>
          <Button
            disabledReason={form.isPending ? common.waitUntilItIsSaved : undefined}
            onClick={() => form.send(null)}
          >
            {common.remove}
          </Button>
          <span>{t.whatRemovingMeans}</span>
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

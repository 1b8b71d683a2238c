import { styled } from 'styled-components'
import * as t from '#texts/notifications.ts'
import { localTimeZoneName, timeZoneText } from '../../../domain/format.ts'
import type { MailSchedule } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { chooseMailSchedule } from '../../stores/notifications.ts'

const defaultHour = 8
const hours = Array.from({ length: 24 }, (_, hour) => hour)
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/** Chooses when emails are sent; each choice is saved immediately. */
export function MailScheduleFields({ daily }: { daily: MailSchedule | null }) {
  const here = localTimeZoneName()
  const save = (next: MailSchedule | null) =>
    void chooseMailSchedule(next, daily).catch((error: unknown) =>
      toast.error(messageOf(error, t.failedToSaveTheChoice)),
    )
  return (
    <div>
      <Fields>
        <SelectField
          label={t.whenEmailsCome}
          value={daily === null ? 'now' : 'daily'}
          onChange={({ target }) =>
            save(target.value === 'daily' ? { hour: defaultHour, timeZone: here } : null)
          }
        >
          <option value="now">{t.asItHappens}</option>
          <option value="daily">{t.onceADay}</option>
        </SelectField>
        {daily !== null && (
          <SelectField
            label={t.atHour}
            value={daily.hour}
            onChange={({ target }) => save({ ...daily, hour: Number(target.value) })}
          >
            {hours.map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour)}
              </option>
            ))}
          </SelectField>
        )}
      </Fields>
      {daily !== null && (
        <Hint>
          <span>{t.timeInZone({ zone: timeZoneText(daily.timeZone) })}</span>
          {daily.timeZone !== here && (
            <Button size="small" onClick={() => save({ ...daily, timeZone: here })}>
              {t.timeZoneToUse({ zone: timeZoneText(here) })}
            </Button>
          )}
        </Hint>
      )}
    </div>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 14rem));
  gap: ${space(3)};
`

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

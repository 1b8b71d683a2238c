import { useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/runs.ts'
import { localTimeZoneName, timeZoneText } from '../../../domain/format.ts'
import { messageOf } from '../../api/api-error.ts'
import { isHostInUtc } from '../../lib/company-zone.ts'
import { chooseCompanyTimeZone, useTimeZone } from '../../stores/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Asks a planner where the company is, if the host's days turn in UTC and nobody has said that they should. */
export function TimeZoneNotice() {
  const [isInUtc] = useState(isHostInUtc)
  return isInUtc ? <TimeZoneQuestion /> : null
}

function TimeZoneQuestion() {
  const { data } = useTimeZone()
  const [name, setName] = useState(localTimeZoneName)
  const [busy, setBusy] = useState(false)
  if (data?.source !== 'COMPUTER') return null

  const save = async () => {
    setBusy(true)
    try {
      await chooseCompanyTimeZone(name)
      toast.success(t.daysBeginIn({ zone: timeZoneText(name) }))
    } catch (error) {
      setBusy(false)
      toast.error(messageOf(error, t.failedToSaveTimeZone))
    }
  }
  return (
    <Place>
      <Notice tone="warning">
        <p>{t.daysTurnInUtc}</p>
        <Choice>
          <SelectField
            label={t.yourTimeZone}
            value={name}
            onChange={({ target }) => setName(target.value)}
          >
            {namesWith(name).map((one) => (
              <option key={one} value={one}>
                {timeZoneText(one)}
              </option>
            ))}
          </SelectField>
          <Button busy={busy} onClick={() => void save()}>
            {t.thisIsOurTimeZone}
          </Button>
        </Choice>
      </Notice>
    </Place>
  )
}

/** All time zones, with UTC and the visitor's own, which browsers may leave out. */
const namesWith = (own: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), own, 'UTC'])].sort()

const Place = styled.div`
  margin-bottom: ${space(5)};
`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
  margin-top: ${space(3)};
`

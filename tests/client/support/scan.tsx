import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ScanStation } from '../../../src/features/scan/scan-station.tsx'
import { openOn } from './open-page.tsx'
import type { Answers } from './open-page.tsx'
import { textsIn } from './texts.ts'

export const ids = ['TRK-AAAA-BBBB-CCCC-DDD1', 'TRK-AAAA-BBBB-CCCC-DDD2', 'TRK-AAAA-BBBB-CCCC-DDD3']

/** Opens an administrator's scan station, with the scans stored before. */
export function openStation(
  answers: Answers,
  Handover: ComponentProps<typeof ScanStation>['Handover'] = () => null,
) {
  const user = { id: 'u-1', name: 'Ada Admin' }
  const opened = openOn(answers, <ScanStation user={user} Handover={Handover} />, '/admin/scan')
  const { person } = opened
  return {
    ...opened,
    start: async (status: string) => {
      await person.click(screen.getByRole('radio', { name: status }))
      await person.click(screen.getByRole('button', { name: 'Start scanning' }))
    },
    /** Types as fast as a scanner. */
    scan: (text: string) => person.keyboard(`${text}{Enter}`),
  }
}

export const result = () => screen.getByRole('status')
export const newest = () =>
  textsIn(screen.getByRole('region', { name: 'Newest scans' }), 'listitem')

import { useState } from 'react'
import { formatDateTime, formatWeight } from '../../../domain/format.ts'
import type { Parcel } from '../../api/model.ts'
import { factNamesBut, factsBut, factTerms } from '../../lib/parcel-facts.ts'
import type { FactName } from '../../lib/parcel-facts.ts'
import { statusText } from '../../lib/text.ts'
import { Code } from '../../ui/code/code.tsx'
import { TextOrTime } from '../../ui/date-time/date-time.tsx'
import { ManifestSheet, Whole } from '../../ui/layout/manifest-sheet.tsx'

type ManifestProps = {
  parcels: readonly Parcel[]
  /** Name of the administrator who made it. */
  madeBy: string
}

/** Parcels handed over together, to be signed by who gives and who takes them. */
export function Manifest({ parcels, madeBy }: ManifestProps) {
  const [madeAt] = useState(() => new Date().toISOString())
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return (
    <ManifestSheet
      facts={[
        { term: 'Made', text: formatDateTime(madeAt) },
        { term: 'By', text: madeBy },
        { term: 'Parcels', text: `${parcels.length}` },
        { term: 'Weight', text: formatWeight(weight) },
      ]}
      label="Parcels of the manifest"
      columns={[
        'Tracking ID',
        'Receiver',
        'To',
        ...factNamesBut(...leftOut).map((name) => factTerms[name]),
        'Status',
      ]}
      rows={parcels.map((parcel) => ({
        key: parcel.id,
        cells: [
          <Code key="id">{parcel.trackingId}</Code>,
          parcel.receiver?.name ?? parcel.receiver?.email,
          parcel.toAddress,
          ...factsBut(parcel, ...leftOut).map((fact) => (
            <Whole key={fact.term}>
              <TextOrTime value={fact} />
            </Whole>
          )),
          <Whole key="status">{parcel.isBlocked ? 'Blocked' : statusText(parcel.status)}</Whole>,
        ],
      }))}
      signatures={['Handed over by', 'Taken over by']}
    />
  )
}

/** Of no use at the handover: what it costs, and when it was made or changed. */
const leftOut: FactName[] = ['fee', 'createdAt', 'updatedAt']

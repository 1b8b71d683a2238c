import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/label.ts'
import { formatDateTime, formatWeight } from '../../../domain/format.ts'
import type { Parcel } from '../../api/model.ts'
import { factNamesBut, factsBut, factTerms } from '../../parcel/parcel-facts.ts'
import type { FactName } from '../../parcel/parcel-facts.ts'
import { statusText } from '../../parcel/status-text.ts'
import { Code } from '../../ui/code/code.tsx'
import { TextOrTime } from '../../ui/date-time/date-time.tsx'
import { ManifestSheet, Whole } from '../../parcel/manifest-sheet.tsx'

type ManifestProps = {
  parcels: readonly Parcel[]
  /** Name of the administrator who prints it. */
  madeBy: string
}

/** List of parcels that are handed over together, with signature lines for both parties. */
export function Manifest({ parcels, madeBy }: ManifestProps) {
  const [madeAt] = useState(() => new Date().toISOString())
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return (
    <ManifestSheet
      facts={[
        { term: t.made, text: formatDateTime(madeAt) },
        { term: common.by, text: madeBy },
        { term: common.parcels, text: `${parcels.length}` },
        { term: common.weight, text: formatWeight(weight) },
      ]}
      label={t.parcelsOfTheManifest}
      columns={[
        common.trackingId,
        common.receiver,
        common.to,
        ...factNamesBut(...leftOut).map((name) => factTerms[name]),
        common.status,
      ]}
      rows={parcels.map((parcel) => ({
        key: parcel.id,
        cells: [
          <Code key="id">{parcel.trackingId}</Code>,
          <bdi key="receiver">{parcel.receiver?.name ?? parcel.receiver?.email}</bdi>,
          <bdi key="to">{parcel.toAddress}</bdi>,
          ...factsBut(parcel, ...leftOut).map((fact) => (
            <Whole key={fact.term}>
              <TextOrTime value={fact} />
            </Whole>
          )),
          <Whole key="status">
            {parcel.isBlocked ? common.blocked : statusText(parcel.status)}
          </Whole>,
        ],
      }))}
      signatures={[common.handedOverBy, t.takenOverBy]}
    />
  )
}

/** Facts that are not needed at the handover. */
const leftOut: FactName[] = ['fee', 'createdAt', 'updatedAt']

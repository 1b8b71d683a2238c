import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Parcel } from '../../../api/model.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { DocumentIcon, ParcelIcon } from '../../../ui/icons/icons.tsx'
import { statusIcons } from '../../../ui/badge/status-icons.tsx'
import { statusTones } from '../../../ui/badge/tone.ts'
import { paths } from '../../../lib/paths.ts'
import { statusText, statusWithSpaces } from '../../../lib/text.ts'
import { TrackingStripes } from '../tracking-stripes.tsx'
import * as Styled from './parcel-strip.styles.ts'

/** A parcel in the receiver's lists: the tear-off end of a waybill, the stub on its right. */
export function ParcelStrip({ parcel, children }: { parcel: Parcel; children: ReactNode }) {
  const { trackingId, fromAddress, type, status } = parcel
  return (
    <Styled.Strip aria-label={trackingId}>
      <Styled.Facts>
        <Styled.Number>
          <dt>Tracking ID</dt>
          <dd>
            <Link href={paths.parcel('RECEIVER', parcel.id)}>
              <Code>{trackingId}</Code>
            </Link>
            <CopyButton text={trackingId} label="Copy tracking ID" />
          </dd>
        </Styled.Number>
        <Styled.From>
          <dt>From</dt>
          <dd>{fromAddress}</dd>
        </Styled.From>
        <div>
          <dt>Type</dt>
          <dd>
            {type === 'DOCUMENT' ? <DocumentIcon size={18} /> : <ParcelIcon size={18} />}
            {statusText(type)}
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Badge tone={statusTones[status]} icon={statusIcons[status]}>
              {statusWithSpaces(status)}
            </Badge>
          </dd>
        </div>
      </Styled.Facts>
      <Styled.Stub>
        <TrackingStripes trackingId={trackingId} />
        {children}
      </Styled.Stub>
    </Styled.Strip>
  )
}

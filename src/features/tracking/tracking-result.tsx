import { styled } from 'styled-components'
import { Card, Perforation } from '../../ui/card/card.tsx'
import { PrintSheet } from '../../ui/layout/print-sheet.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { DeliveryProgress } from './delivery-progress.tsx'
import { PaperHead, PrintStyles } from './paper-head.tsx'
import { ParcelFacts } from './parcel-facts.tsx'
import { ResultHead } from './result-head.tsx'
import { ShareActions } from './share-actions.tsx'
import { StatusLog } from './status-log.tsx'
import type { TrackedParcel } from './tracked-parcel.ts'
import { usePaperCode } from './use-paper-code.ts'

export function TrackingResult({ parcel }: { parcel: TrackedParcel }) {
  const { paperCode, print } = usePaperCode()
  const path = paths.track(parcel.trackingId)
  return (
    <PrintSheet>
      <PrintStyles />
      <PaperHead path={path} code={paperCode} />
      <Card aria-labelledby="tracking-result">
        <ResultHead parcel={parcel} titleId="tracking-result">
          <ShareActions path={path} title={`Parcel ${parcel.trackingId}`} onPrint={print} />
        </ResultHead>
        <Progress>
          <DeliveryProgress parcel={parcel} />
        </Progress>
        <Perforation />
        <Sides>
          <StatusLog log={parcel.log} />
          <ParcelFacts parcel={parcel} />
        </Sides>
      </Card>
    </PrintSheet>
  )
}

const Progress = styled.div`
  padding-block: ${space(3)};
`

const Sides = styled.div`
  display: grid;
  gap: ${space(8)};
  padding-top: ${space(2)};
  @media ${media.wide}, print {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${space(12)};
    align-items: start;
  }
`

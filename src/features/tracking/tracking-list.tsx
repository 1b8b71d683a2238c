import { styled } from 'styled-components'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { Card } from '../../ui/card/card.tsx'
import { PrintSheet } from '../../ui/layout/print-sheet.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { paths } from '../../lib/paths.ts'
import { LookupRow } from './lookup-row.tsx'
import { Moment } from './moment.tsx'
import { PaperHead, PrintStyles } from './paper-head.tsx'
import { ShareActions } from './share-actions.tsx'
import { useLookups } from './use-lookups.ts'
import type { Lookup } from './use-lookups.ts'
import { usePaperCode } from './use-paper-code.ts'
import { isCanceled } from './delivery-steps.ts'

/** Several parcels at once, each on a line with a state of its own. */
export function TrackingList({ ids }: { ids: readonly string[] }) {
  const [{ rows, updatedAt }, retry] = useLookups(ids)
  const { paperCode, print } = usePaperCode()
  const path = paths.track(ids.join(','))
  return (
    <PrintSheet>
      <PrintStyles />
      <PaperHead path={path} code={paperCode} />
      <Card as="section" aria-labelledby="tracking-list" $flush>
        <Head>
          <div>
            <h2 id="tracking-list">{ids.length} parcels</h2>
            <Sum aria-live="polite">{sumOf(rows)}</Sum>
            {updatedAt && (
              <Updated>
                Updated at <Moment iso={updatedAt} />
              </Updated>
            )}
          </div>
          <Actions>
            <ShareActions path={path} title={`${ids.length} parcels`} onPrint={print} />
          </Actions>
        </Head>
        <Rows>
          {rows.map((lookup) => (
            <li key={lookup.trackingId}>
              <LookupRow lookup={lookup} onRetry={() => retry(lookup.trackingId)} />
            </li>
          ))}
        </Rows>
      </Card>
    </PrintSheet>
  )
}

/** As in '2 delivered · 1 on the way · 1 not found'. */
function sumOf(lookups: readonly Lookup[]): string {
  const counts = new Map<string, number>()
  for (const lookup of lookups) {
    const word = wordFor(lookup)
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts].map(([word, count]) => `${count} ${word}`).join(' · ')
}

function wordFor({ busy, parcel, reason }: Lookup): string {
  if (busy) return 'being looked up'
  if (parcel === null) return reason === 'unreachable' ? 'not looked up' : 'not found'
  if (isCanceled(parcel)) return statusWords.CANCELED
  return statusWords[parcel.isBlocked ? 'BLOCKED' : parcel.status]
}

/** One word for each status, so that a new one is not taken for another. */
const statusWords: Record<ParcelStatus, string> = {
  REQUESTED: 'requested',
  APPROVED: 'approved',
  DISPATCHED: 'on the way',
  IN_TRANSIT: 'on the way',
  DELIVERED: 'delivered',
  CANCELED: 'canceled',
  BLOCKED: 'blocked',
  UNBLOCKED: 'free to move on',
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: clamp(${space(4)}, 2.4vw, ${space(6)});
  padding-bottom: 0;
`

const Sum = styled.p`
  margin-top: ${space(0.5)};
  color: ${color.textMuted};
`

const Updated = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Actions = styled.div`
  @media print {
    display: none;
  }
`

const Rows = styled.ol`
  border-top: 2px dashed ${color.border};
  > li + li {
    border-top: 1px solid ${color.border};
  }
`

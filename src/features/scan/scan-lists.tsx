import { styled } from 'styled-components'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import { paths } from '../../lib/paths.ts'
import { statusText } from '../../parcel/status-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ResultList } from '../../ui/progress/result-list.tsx'
import type { ResultState } from '../../ui/progress/result-list.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { outcomeText } from './scan-texts.ts'
import { UndoButton } from './undo-button.tsx'
import type { UndoProps } from './undo-button.tsx'

/** Number of newest scans in the list; the manifest has all of them. */
const shownScans = 30

type ScanListsProps = {
  scans: readonly Scan[]
  onSettle: (key: string) => void
  onHandOver: (key: string) => void
  /** Key of the scan whose undo button is in the result above. */
  shownKey: string | undefined
} & UndoProps

/** Lists refused and postponed scans that need attention, and the newest scans. */
export function ScanLists({ scans, onSettle, onHandOver, shownKey, ...undo }: ScanListsProps) {
  const open = unsettledIn(scans)
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="scans-to-settle">
          <ListTitle id="scans-to-settle">{common.needsAttention}</ListTitle>
          <Refused>
            {open.map(({ key, trackingId, outcome }) => (
              <li key={key}>
                <Link href={`${paths.adminParcels()}?q=${encodeURIComponent(trackingId)}`}>
                  <Code>{trackingId}</Code>
                </Link>
                <span>{outcome.state === 'refused' ? outcome.reason : outcomeText(outcome)}</span>
                <Acts>
                  {outcome.state === 'putAside' && (
                    <Button size="small" onClick={() => onHandOver(key)}>
                      {common.handOver}
                    </Button>
                  )}
                  <Button size="small" onClick={() => onSettle(key)}>
                    {t.settled}
                  </Button>
                </Acts>
              </li>
            ))}
          </Refused>
        </section>
      )}
      {scans.length > 0 && (
        <div>
          <ListTitle>{t.newestScans}</ListTitle>
          <ResultList
            label={t.newestScans}
            results={scans.slice(0, shownScans).map((scan) => ({
              key: scan.key,
              name: (
                <>
                  <Code>{scan.trackingId}</Code>
                  <As>{` ${statusText(scan.status)}`}</As>
                </>
              ),
              state: resultStates[scan.outcome.state],
              text: outcomeText(scan.outcome),
              action: scan.key !== shownKey && <UndoButton scan={scan} {...undo} />,
            }))}
          />
        </div>
      )}
    </>
  )
}

const unsettledIn = (scans: readonly Scan[]) =>
  scans.filter(
    ({ outcome }) =>
      (outcome.state === 'refused' || outcome.state === 'putAside') && !outcome.isSettled,
  )

const resultStates: Record<ScanOutcome['state'], ResultState> = {
  waiting: 'waiting',
  accepted: 'done',
  refused: 'refused',
  handover: 'waiting',
  putAside: 'left',
  undoing: 'waiting',
  undone: 'left',
}

const Acts = styled.div`
  display: flex;
  gap: ${space(2)};
`

const As = styled.span`
  color: ${color.textMuted};
`

const ListTitle = styled.h2`
  margin-bottom: ${space(3)};
`

const Refused = styled.ul`
  border: 1px solid ${color.dangerSolid};
  border-radius: ${radius.medium};
  background: ${color.surface};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(4)};
    padding: ${space(2.5)} ${space(4)};
    font-size: ${fontSize.small};
  }
  li + li {
    border-top: 1px solid ${color.border};
  }
  > li > span {
    flex: 1 1 10rem;
    color: ${color.dangerText};
    font-weight: 600;
  }
`

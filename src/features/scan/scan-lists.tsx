import { styled } from 'styled-components'
import { Link } from 'wouter'
import { isRefused } from '../../../machines/scan-session.ts'
import type { Scan } from '../../../machines/scan-session.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ResultList } from '../../ui/progress/result-list.tsx'
import type { ResultState } from '../../ui/progress/result-list.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

/** How many of the newest are listed; all of them are on the manifest. */
const shownScans = 30

type ScanListsProps = { scans: readonly Scan[]; onSettle: (key: string) => void }

/** What was refused and is not settled, and the newest scans. */
export function ScanLists({ scans, onSettle }: ScanListsProps) {
  const open = unsettledIn(scans)
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="scans-to-settle">
          <ListTitle id="scans-to-settle">Needs attention</ListTitle>
          <Refused>
            {open.map(({ key, trackingId, outcome }) => (
              <li key={key}>
                <Link href={`${paths.adminParcels()}?q=${encodeURIComponent(trackingId)}`}>
                  <Code>{trackingId}</Code>
                </Link>
                <span>{outcome.state === 'refused' && outcome.reason}</span>
                <Button size="small" onClick={() => onSettle(key)}>
                  Settled
                </Button>
              </li>
            ))}
          </Refused>
        </section>
      )}
      {scans.length > 0 && (
        <div>
          <ListTitle>Newest scans</ListTitle>
          <ResultList
            label="Newest scans"
            results={scans.slice(0, shownScans).map(({ key, trackingId, outcome }) => ({
              key,
              name: <Code>{trackingId}</Code>,
              state: resultStates[outcome.state],
              text: outcomeText(outcome),
            }))}
          />
        </div>
      )}
    </>
  )
}

const unsettledIn = (scans: readonly Scan[]) =>
  scans.filter(({ outcome }) => outcome.state === 'refused' && !outcome.isSettled)

/** How many of each, in words. */
export function countsText(scans: readonly Scan[]): string {
  const refused = scans.filter(isRefused).length
  const waiting = scans.filter(({ outcome }) => outcome.state === 'waiting').length
  const accepted = scans.length - refused - waiting
  const parts = [`${accepted} accepted`, `${refused} refused`, `${waiting} waiting`]
  return parts.join(' · ')
}

const resultStates: Record<Scan['outcome']['state'], ResultState> = {
  waiting: 'waiting',
  accepted: 'done',
  refused: 'refused',
}

/** Also on the manifest. */
export function outcomeText(outcome: Scan['outcome']): string {
  if (outcome.state === 'waiting') return 'Waiting'
  if (outcome.state === 'accepted') return 'Accepted'
  return `Refused: ${outcome.reason}`
}

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

import { useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import { formatTenths } from '../../../domain/format.ts'
import { findOddCoordinates } from '../../../domain/odd-coordinates.ts'
import type { OrderProposal as Proposal, Run, RunStop } from '../../../openapi.d.ts'
import { orderRunStops, proposeRunOrder } from '../../api/runs.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { replaceRun } from '../../stores/runs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { ChangeNotice } from './change-notice.tsx'
import { CoordinatesDialog } from './coordinates-dialog.tsx'
import { reasonAgainstMove } from './run-state.tsx'
import { useRunChanges } from './use-run-changes.ts'
import { isDone } from './use-stop-order.ts'

/** Proposes a shorter order of the stops, which the planner accepts or dismisses. */
export function OrderProposal({ run }: { run: Run }) {
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const changes = useRunChanges()
  const proposeButton = useRef<HTMLButtonElement>(null)
  const { mutate: propose, isPending } = useMutation({
    mutationFn: () => proposeRunOrder(run._id),
    onSuccess: setProposal,
    onError: (error) => changes.report(error, t.failedToProposeAnOrder),
  })
  const close = () => {
    setProposal(null)
    proposeButton.current?.focus()
  }
  const takeOver = ({ version, stopIds }: Proposal) =>
    changes.change({
      request: async () => replaceRun(await orderRunStops({ _id: run._id, version }, stopIds)),
      done: t.orderTakenOver,
      failed: t.failedToChangeTheOrder,
      onDone: close,
    })

  return (
    <>
      <ChangeNotice {...changes} />
      <div>
        <Button
          ref={proposeButton}
          busy={isPending}
          disabledReason={reasonAgainstProposal(run)}
          onClick={() => propose()}
        >
          {t.proposeAnOrder}
        </Button>
      </div>
      {proposal !== null && (
        <ProposalCard
          run={run}
          proposal={proposal}
          busy={changes.isPending}
          onTakeOver={() => takeOver(proposal)}
          onDismiss={close}
          onLocated={() => propose()}
        />
      )}
    </>
  )
}

function reasonAgainstProposal(run: Run): string | undefined {
  const reason = reasonAgainstMove('plan', run)
  if (reason !== undefined) return reason
  return openStops(run).length < 2 ? t.nothingToPutInOrder : undefined
}

type ProposalCardProps = {
  run: Run
  proposal: Proposal
  busy: boolean
  onTakeOver: () => void
  onDismiss: () => void
  /** Called when the planner has set the coordinates of a stop. */
  onLocated: () => void
}

function ProposalCard(props: ProposalCardProps) {
  const { run, proposal, busy, onTakeOver, onDismiss, onLocated } = props
  const headingId = useId()
  const [located, setLocated] = useState<RunStop | null>(null)
  const now = openStops(run)
  const proposed = stopsOf(run, proposal.stopIds)
  const isSame = now.every(({ _id }, index) => _id === proposal.stopIds[index])
  const unknown = stopsOf(run, proposal.withoutCoordinates)
  const oddOnes = findOddCoordinates(run.stops.map(({ coordinates }) => coordinates))
  const odd = now.filter((stop) => oddOnes.has(run.stops.indexOf(stop)))
  const entered = now.filter(
    (stop) => stop.coordinates?.source === 'BY_HAND' && !odd.includes(stop),
  )
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Title id={headingId}>{t.proposedOrder}</Title>
      <output>
        {unknown.length === now.length ? t.nothingIsKnownOfStops : sumsText(proposal, isSame)}
      </output>
      {proposal.vroomFailure !== undefined && (
        <Notice tone="warning">{t.vroomGaveNoOrder({ reason: proposal.vroomFailure })}</Notice>
      )}
      {!isSame && (
        <Columns>
          <Order title={t.orderNow} stops={now} />
          <Order title={t.proposed} stops={proposed} />
        </Columns>
      )}
      {unknown.length > 0 && (
        <div>
          <ColumnTitle>{t.withoutCoordinates}</ColumnTitle>
          <Muted>{t.theyStayBehind}</Muted>
          <Locatable stops={unknown} verb="enter" onLocate={setLocated} />
        </div>
      )}
      {odd.length > 0 && (
        <div>
          <ColumnTitle>{t.oddCoordinates}</ColumnTitle>
          <Locatable stops={odd} verb="change" onLocate={setLocated} />
        </div>
      )}
      {entered.length > 0 && (
        <div>
          <ColumnTitle>{t.coordinatesEnteredByHand}</ColumnTitle>
          <Locatable stops={entered} verb="change" onLocate={setLocated} />
        </div>
      )}
      <Row $gap={3}>
        {!isSame && (
          <Button
            tone="primary"
            busy={busy}
            disabledReason={run.version === proposal.version ? undefined : t.proposeAgain}
            onClick={onTakeOver}
          >
            {t.takeOver}
          </Button>
        )}
        <Button onClick={onDismiss} disabledReason={busy ? common.waitUntilItIsDone : undefined}>
          {t.dismiss}
        </Button>
      </Row>
      {located !== null && (
        <CoordinatesDialog
          key={located._id}
          open
          run={run}
          stop={located}
          onSaved={onLocated}
          onClose={() => setLocated(null)}
        />
      )}
    </Card>
  )
}

function Order({ title, stops }: { title: string; stops: readonly RunStop[] }) {
  const titleId = useId()
  return (
    <div>
      <ColumnTitle id={titleId}>{title}</ColumnTitle>
      <List aria-labelledby={titleId}>
        {stops.map(({ _id, address }) => (
          <li key={_id}>
            <bdi translate="no">{address}</bdi>
          </li>
        ))}
      </List>
    </div>
  )
}

type LocatableProps = {
  stops: readonly RunStop[]
  verb: keyof typeof verbs
  onLocate: (stop: RunStop) => void
}

function Locatable({ stops, verb, onLocate }: LocatableProps) {
  return (
    <LocatableList>
      {stops.map((stop) => (
        <li key={stop._id}>
          <bdi translate="no">{stop.address}</bdi>
          <Button
            size="small"
            aria-label={verbs[verb].labelOf({ address: stop.address })}
            onClick={() => onLocate(stop)}
          >
            {verbs[verb].text}
          </Button>
        </li>
      ))}
    </LocatableList>
  )
}

const verbs = {
  enter: { text: t.enter, labelOf: t.enterCoordinatesOf },
  change: { text: t.change, labelOf: t.changeCoordinatesOf },
}

const openStops = ({ stops }: Run) => stops.filter((stop) => !isDone(stop))

const stopsOf = ({ stops }: Run, ids: readonly string[]) =>
  ids.flatMap((id) => stops.find((stop) => stop._id === id) ?? [])

function sumsText({ metresBefore, metresAfter }: Proposal, isSame: boolean): string {
  if (isSame) return t.noShorterOrder
  const sums = { before: kilometres(metresBefore), after: kilometres(metresAfter) }
  const saved = metresBefore - metresAfter
  return saved > 0 ? t.shorter({ ...sums, saved: kilometres(saved) }) : t.notShorter(sums)
}

const kilometres = (metres: number) => t.kilometres({ distance: formatTenths(metres / 1_000) })

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space(4)};
`

// An h3, since it comes below the heading of the stops.
const Title = styled.h3`
  font-size: ${fontSize.lead};
`

const ColumnTitle = styled.h4`
  font-size: ${fontSize.body};
`

const List = styled.ol`
  margin: ${space(2)} 0 0;
  overflow-wrap: anywhere;
  /* Overrides the rule for lists without numbers. */
  && {
    padding-inline-start: ${space(7)};
    list-style: decimal;
  }
`

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const LocatableList = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: ${space(2)} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(3)};
  }
  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  button {
    flex: none;
  }
`

import type { ReactNode } from 'react'
import * as t from '#texts/courier.ts'
import { useDelivery } from '../../stores/deliveries.ts'
import { Button } from '../../ui/button/button.tsx'
import * as Styled from './courier.styles.ts'
import type { DoorInput } from './door-dialogs.tsx'
import { can, isUnderWay, parcelsToHandOver, stopAfter } from './merged-run.ts'
import type { CourierParcel, CourierRun, CourierStop } from './merged-run.ts'

type StopActionsProps = {
  run: CourierRun
  /** Undefined if all stops are done. */
  stop: CourierStop | undefined
  onStart: () => void
  onLoad: (parcels: CourierParcel[]) => void
  onHandOver: (type: DoorInput['type'], parcels: CourierParcel[]) => void
  onNext: (stopId: string) => void
  onFinish: () => void
}

/** Buttons for the next actions, for all parcels of the stop together. */
export function StopActions(props: StopActionsProps) {
  const { run, stop, onStart, onLoad, onHandOver, onNext, onFinish } = props
  const first = stop?.parcels[0]
  // Fetched at every stop, so that the requirements are known even without a connection.
  const needs = useDelivery(first?._id ?? '', { enabled: first !== undefined })
  if (!isUnderWay(run))
    return (
      can('start', run) && (
        <Bar>
          <Wide label={t.startRun} onClick={onStart} />
        </Bar>
      )
    )
  if (stop === undefined)
    return (
      can('finish', run) && (
        <Bar>
          <Wide label={t.finishRun} onClick={onFinish} />
        </Bar>
      )
    )
  const next = stopAfter(run, stop._id)
  const toLoad = stop.parcels.filter(({ canLoad }) => canLoad)
  const toHandOver = parcelsToHandOver(stop)
  // Each parcel has a code of its own.
  const isEachAlone = toHandOver.length > 1 && (needs.data?.requiredProof.includes('CODE') ?? false)
  const nextButton = (
    <Button
      full
      disabledReason={next === undefined ? t.noOtherStopIsOpen : undefined}
      onClick={() => {
        if (next !== undefined) onNext(next._id)
      }}
    >
      {t.next}
    </Button>
  )
  if (toHandOver.length > 0)
    return (
      <Bar>
        {!isEachAlone && (
          <Wide
            label={t.deliverAll({ count: toHandOver.length })}
            onClick={() => onHandOver('deliver', toHandOver)}
          />
        )}
        <Button onClick={() => onHandOver('attempt', toHandOver)}>{t.couldNotDeliver}</Button>
        {nextButton}
      </Bar>
    )
  return (
    (toLoad.length > 0 || next !== undefined) && (
      <Bar>
        {toLoad.length > 0 && (
          <Wide label={t.loadAllOfStop({ count: toLoad.length })} onClick={() => onLoad(toLoad)} />
        )}
        <Styled.Wide>{nextButton}</Styled.Wide>
      </Bar>
    )
  )
}

const Bar = ({ children }: { children: ReactNode }) => (
  <Styled.Bar aria-label={t.whatIsNext}>{children}</Styled.Bar>
)

const Wide = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Styled.Wide>
    <Button tone="primary" size="large" full onClick={onClick}>
      {label}
    </Button>
  </Styled.Wide>
)

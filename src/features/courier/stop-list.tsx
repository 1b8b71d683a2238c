import type { ReactNode } from 'react'
import * as t from '#texts/courier.ts'
import { receiversOf, resultText } from './courier-texts.ts'
import * as Styled from './courier.styles.ts'
import type { CourierRun, CourierStop } from './merged-run.ts'

type StopListProps = {
  run: CourierRun
  shownId: string | undefined
  onOpen: (stopId: string) => void
}

/** Lists the other stops, each of which can be opened; stops that are done are collapsed. */
export function StopList({ run: { stops }, shownId, onOpen }: StopListProps) {
  const open = stops.filter(({ _id, isDone }) => !isDone && _id !== shownId)
  const done = stops.filter(({ isDone }) => isDone)
  return (
    <>
      {open.length > 0 && (
        <section aria-labelledby="open-stops">
          <h2 id="open-stops">{t.openStops}</h2>
          <Styled.Stops>
            {open.map((stop) => (
              <li key={stop._id}>
                <StopButton stop={stop} onOpen={onOpen}>
                  <small>{receiversOf(stop.parcels)}</small>
                  {stop.parcels.length > 1 && (
                    <small>{t.parcels({ count: stop.parcels.length })}</small>
                  )}
                </StopButton>
              </li>
            ))}
          </Styled.Stops>
        </section>
      )}
      {done.length > 0 && (
        <Styled.Folded>
          <summary>{t.doneStops({ count: done.length })}</summary>
          <Styled.Stops>
            {done.map((stop) => (
              <li key={stop._id}>
                <StopButton stop={stop} onOpen={onOpen}>
                  {stop.parcels.map(({ _id, result, isUnsent }) => (
                    <small key={_id}>
                      {result &&
                        (isUnsent
                          ? t.resultNotSentYet({ result: resultText(result) })
                          : resultText(result))}
                    </small>
                  ))}
                </StopButton>
              </li>
            ))}
          </Styled.Stops>
        </Styled.Folded>
      )}
    </>
  )
}

type StopButtonProps = {
  stop: CourierStop
  onOpen: (stopId: string) => void
  children: ReactNode
}

const StopButton = ({ stop: { _id: id, number, address }, onOpen, children }: StopButtonProps) => (
  <button type="button" onClick={() => onOpen(id)}>
    <Styled.StopNumber>{number}</Styled.StopNumber>
    <span>
      <strong>{address}</strong>
      {children}
    </span>
  </button>
)

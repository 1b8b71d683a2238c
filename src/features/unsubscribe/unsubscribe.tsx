import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { unsubscribe } from '../../api/unsubscribe.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFocusAfter } from '../../ui/focus/focus-after.ts'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'

type UnsubscribeProps = { token: string; event: NotifiableEvent | 'ALL' }

type Extent = 'these' | 'all'

/** Nothing is stopped before a button is pressed: programs that check emails open their links. */
export function Unsubscribe({ token, event }: UnsubscribeProps) {
  const [stopped, setStopped] = useState<Extent | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const focusResultAfter = useFocusAfter(result)

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (extent: Extent) => unsubscribe({ token, all: extent === 'all' }),
    onSuccess: (_, extent) => setStopped(extent),
    onError: (error) => toast.error(messageOf(error, 'The emails could not be stopped')),
  })

  return (
    <Stack $gap={6}>
      <Result ref={result} tabIndex={-1}>
        {stopped !== null && (
          <Notice tone="success">
            <p>
              <strong>Done.</strong>{' '}
              {stopped === 'all' || event === 'ALL'
                ? 'You get no more emails about parcels.'
                : `You get no more emails when ${parcelEvents[event]}.`}{' '}
              To have them again, log in and open Notifications.
            </p>
          </Notice>
        )}
      </Result>
      {stopped !== 'all' && (
        <Row>
          {stopped === null && event !== 'ALL' && (
            <Button
              ref={focusResultAfter}
              tone="primary"
              size="large"
              busy={isPending && variables === 'these'}
              onClick={() => mutate('these')}
            >
              Stop these emails
            </Button>
          )}
          <Button
            ref={focusResultAfter}
            size="large"
            busy={isPending && variables === 'all'}
            onClick={() => mutate('all')}
          >
            Stop all emails
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Completes "when …". */
export const parcelEvents: Record<NotifiableEvent, string> = {
  REQUESTED: 'a parcel is requested',
  APPROVED: 'a parcel is approved',
  DISPATCHED: 'a parcel is dispatched',
  IN_TRANSIT: 'a parcel is out for delivery',
  ARRIVAL: 'the courier is near',
  DELIVERY_ATTEMPT_FAILED: 'a parcel could not be delivered',
  DELIVERED: 'a parcel is delivered',
  CANCELED: 'a parcel is canceled',
  BLOCKED: 'a parcel is blocked',
  UNBLOCKED: 'a parcel is unblocked',
}

const Result = styled.output`
  display: block;
  outline: none;
  &:empty {
    display: none;
  }
`

import { useId } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcels.ts'
import { messageOf } from '../../../api/api-error.ts'
import { resetHandoverCode } from '../../../api/deliveries.ts'
import { invalidateDeliveries } from '../../../stores/deliveries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FieldError } from '../../../ui/field/field-frame.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { toast } from '../../../ui/toast/toast.tsx'
import { useMutation } from '../../../lib/use-mutation.ts'

type LockedCodeProps = { parcelId: string; error: string | undefined; canUnlock: boolean }

/** Replaces the field for the handover code after five wrong ones. */
export function LockedCode({ parcelId, error, canUnlock }: LockedCodeProps) {
  const errorId = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetHandoverCode(parcelId),
    onSuccess: () => {
      toast.success(t.fiveNewTries)
      invalidateDeliveries()
    },
    onError: (failure) => toast.error(messageOf(failure, t.couldNotResetCode)),
  })

  return (
    <Notice tone="warning">
      <span>{canUnlock ? t.codeIsLocked : t.codeIsLockedAskTheDepot}</span>
      {canUnlock && (
        <Below>
          <Button
            name="handoverCode"
            busy={isPending}
            data-invalid={error ? true : undefined}
            aria-describedby={error && errorId}
            onClick={() => mutate()}
          >
            {t.giveNewTries}
          </Button>
        </Below>
      )}
      {error && (
        <Below>
          <FieldError id={errorId}>{error}</FieldError>
        </Below>
      )}
    </Notice>
  )
}

const Below = styled.div`
  margin-top: ${space(2.5)};
`

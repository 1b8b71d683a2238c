import { useId } from 'react'
import { styled } from 'styled-components'
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

/** Stands in the place of the handover code after five wrong ones. */
export function LockedCode({ parcelId, error, canUnlock }: LockedCodeProps) {
  const errorId = useId()
  const { mutate, isPending } = useMutation({
    mutationFn: () => resetHandoverCode(parcelId),
    onSuccess: () => {
      toast.success('Five new tries')
      invalidateDeliveries()
    },
    onError: (failure) => toast.error(messageOf(failure, 'Failed to reset the handover code')),
  })

  return (
    <Notice tone="warning">
      The handover code was wrong five times and is locked.
      {canUnlock ? (
        <Below>
          <Button
            name="handoverCode"
            busy={isPending}
            aria-describedby={error && errorId}
            onClick={() => mutate()}
          >
            Give new tries
          </Button>
        </Below>
      ) : (
        ' The depot can give new tries.'
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

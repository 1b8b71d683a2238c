import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/unsubscribe.ts'
import type { NotifiableEvent } from '../../../openapi.d.ts'
import { messageOf } from '../../api/api-error.ts'
import { unsubscribe } from '../../api/unsubscribe.ts'
import { Button } from '../../ui/button/button.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { useMutation } from '../../lib/use-mutation.ts'
import { sentence } from '../../lib/sentence.ts'

type UnsubscribeProps = { token: string; event: NotifiableEvent | 'ALL' }

type Extent = 'these' | 'all'

/** Stops nothing until a button is pressed, because programs that scan emails open their links. */
export function Unsubscribe({ token, event }: UnsubscribeProps) {
  const [stopped, setStopped] = useState<Extent | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const focusResultAfter = useFocusAfter(result)

  const { mutate, isPending, variables } = useMutation({
    mutationFn: (extent: Extent) => unsubscribe({ token, all: extent === 'all' }),
    onSuccess: (_, extent) => setStopped(extent),
    onError: (error) => toast.error(messageOf(error, t.emailsCouldNotBeStopped)),
  })

  return (
    <Stack $gap={6}>
      <Result ref={result} tabIndex={-1}>
        {stopped !== null && (
          <Notice tone="success">
            <p>
              {sentence(
                stopped === 'all' || event === 'ALL'
                  ? t.allStopped({ strong })
                  : t.theseStopped({ event, strong }),
              )}
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
              {t.stopTheseEmails}
            </Button>
          )}
          <Button
            ref={focusResultAfter}
            size="large"
            busy={isPending && variables === 'all'}
            onClick={() => mutate('all')}
          >
            {t.stopAllEmails}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

/** Says which emails can be stopped here. */
export const emailsWhen = (event: NotifiableEvent): string => t.stopTheseEmailsHere({ event })

const strong = (text: string) => <strong>{text}</strong>

const Result = styled.output`
  display: block;
  outline: none;
  &:empty {
    display: none;
  }
`

import { useId, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { space } from '../theme/tokens.ts'
import { Dialog } from './dialog.tsx'
import { FooterQuestion } from './footer-question.tsx'

type FormDialogProps = {
  open: boolean
  title: string
  description?: ReactNode
  submitLabel: string
  form: {
    element: RefObject<HTMLFormElement | null>
    /** Contents of the fields. */
    values: unknown
    isChanged: boolean
    isPending: boolean
    failure: string | undefined
    submit: () => void
  }
  children: ReactNode
  onClose: () => void
}

/** Keeps the input after a failed save, and asks before closing would discard it. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, submitLabel, form, children, onClose } = props
  const { element, values, isChanged, isPending, failure, submit } = form
  const formId = useId()
  /** Contents when the user was asked whether to discard them; null if there was no question. */
  const [asked, setAsked] = useState<unknown>(null)
  // Continuing to type answers the question.
  if (asked !== null && asked !== values) setAsked(null)

  const close = () => {
    if (isPending) return
    if (isChanged) setAsked(values)
    else onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      dismissable={!isPending}
      footer={
        asked !== null ? (
          <FooterQuestion
            goLabel={t.discard}
            stayLabel={t.keepEditing}
            onGo={onClose}
            onStay={() => setAsked(null)}
          >
            {t.discardWhatYouTyped}
          </FooterQuestion>
        ) : (
          <>
            <Button
              onClick={close}
              disabledReason={isPending ? common.waitUntilItIsSaved : undefined}
            >
              {common.close}
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isPending}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(null)
          submit()
        }}
      >
        {failure && <Notice tone="danger">{failure}</Notice>}
        {children}
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
`

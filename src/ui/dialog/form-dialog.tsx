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
  formRef: RefObject<HTMLFormElement | null>
  /** Contents of the fields, as JSON values. */
  draft: unknown
  isBusy: boolean
  failure: string | undefined
  children: ReactNode
  onSubmit: () => void
  onClose: () => void
}

/** Keeps the typed text after a failed save, and asks before closing would discard it. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, description, submitLabel, formRef, draft, isBusy, failure, children } = props
  const { onSubmit, onClose } = props
  const formId = useId()
  const typed = JSON.stringify(draft)
  const [before] = useState(typed)
  /** Contents when the user was asked whether to discard them; null where they were not. */
  const [asked, setAsked] = useState<string | null>(null)
  // Further typing answers the question.
  if (asked !== null && asked !== typed) setAsked(null)

  const close = () => {
    if (isBusy) return
    if (typed === before) onClose()
    else setAsked(typed)
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={description}
      dismissable={!isBusy}
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
            <Button onClick={close} disabledReason={isBusy ? common.waitUntilItIsSaved : undefined}>
              {common.close}
            </Button>
            <Button type="submit" form={formId} tone="primary" busy={isBusy}>
              {submitLabel}
            </Button>
          </>
        )
      }
    >
      <Form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(null)
          onSubmit()
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

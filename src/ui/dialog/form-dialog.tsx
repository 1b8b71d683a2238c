import { useId } from 'react'
import type { ReactNode, RefObject } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import { Button } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'
import { space } from '../theme/tokens.ts'
import { CloseButton } from './close-button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = {
  open: boolean
  title: string
  description?: ReactNode
  submitLabel: string
  form: {
    element: RefObject<HTMLFormElement | null>
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
  const { element, isChanged, isPending, failure, submit } = form
  const formId = useId()

  return (
    <Dialog
      open={open}
      onClose={onClose}
      unsaved={isChanged && !isPending}
      title={title}
      description={description}
      dismissable={!isPending}
      footer={
        <>
          <CloseButton disabledReason={isPending ? common.waitUntilItIsSaved : undefined}>
            {common.close}
          </CloseButton>
          <Button type="submit" form={formId} tone="primary" busy={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
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

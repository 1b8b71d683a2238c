import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { space } from '../../ui/theme/tokens.ts'

type FooterQuestionProps = {
  children: ReactNode
  goLabel: string
  stayLabel: string
  onGo: () => void
  onStay: () => void
}

/** Stands in a dialog's own footer, so that what is in the dialog stays in view while deciding. */
export function FooterQuestion({
  children,
  goLabel,
  stayLabel,
  onGo,
  onStay,
}: FooterQuestionProps) {
  return (
    <>
      <Question role="alert">{children}</Question>
      <Button onClick={onGo}>{goLabel}</Button>
      {/* The focus follows the question: the safe answer is the near one. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Button tone="primary" autoFocus onClick={onStay}>
        {stayLabel}
      </Button>
    </>
  )
}

const Question = styled.p`
  flex: 1 1 12rem;
  align-self: center;
  padding-block: ${space(1)};
  font-weight: 650;
`

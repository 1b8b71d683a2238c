import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { space } from '../theme/tokens.ts'

type FooterQuestionProps = {
  children: ReactNode
  goLabel: string
  stayLabel: string
  onGo: () => void
  onStay: () => void
}

/** Question in a dialog's own footer, so that its content stays in view. */
export function FooterQuestion(props: FooterQuestionProps) {
  return (
    <>
      <Question role="alert">{props.children}</Question>
      <Button onClick={props.onGo}>{props.goLabel}</Button>
      {/* The focus moves to the safe answer. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Button tone="primary" autoFocus onClick={props.onStay}>
        {props.stayLabel}
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

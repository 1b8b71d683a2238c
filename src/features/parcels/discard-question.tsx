import { styled } from 'styled-components'
import { Button } from '../../design/button.tsx'
import { space } from '../../design/tokens.ts'

type DiscardQuestionProps = { onKeep: () => void; onDiscard: () => void }

/** Stands in the form's own footer, so that what was typed stays in view while deciding. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <>
      <Question role="alert">Discard what you typed?</Question>
      <Button onClick={onDiscard}>Discard</Button>
      {/* The focus follows the question: the safe answer is the near one. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <Button tone="primary" autoFocus onClick={onKeep}>
        Keep editing
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

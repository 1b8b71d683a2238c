import { styled } from 'styled-components'
import { messageOf } from '../../api/api-error.ts'

type FailureTextProps = { error: unknown; fallback: string }

/** What failed and, where the server said it, why. */
export function FailureText({ error, fallback }: FailureTextProps) {
  const reason = messageOf(error, '')
  if (reason === '') return fallback
  return (
    <>
      <strong>{fallback}</strong>
      <Reason>{reason}</Reason>
    </>
  )
}

const Reason = styled.span`
  display: block;
  overflow-wrap: anywhere;
`

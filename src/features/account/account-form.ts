import { styled } from 'styled-components'
import { space } from '../../ui/theme/tokens.ts'

/** Limits the width to what the fields need. */
export const AccountForm = styled.form`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(5)};
  max-width: 28rem;
  > :not(button) {
    align-self: stretch;
  }
`

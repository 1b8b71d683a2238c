import { styled } from 'styled-components'
import { space } from '../../ui/theme/tokens.ts'

/** As wide as its fields are good to read. */
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

import { styled } from 'styled-components'
import { space } from '../../ui/theme/tokens.ts'

/** The search and filters above a list: the first takes the room that is left. */
export const Toolbar = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  margin-bottom: ${space(6)};
  > * {
    flex: 1 1 12rem;
    max-width: 100%;
  }
  > :first-child {
    flex: 3 1 18rem;
  }
  > :only-child {
    max-width: 28rem;
  }
`

import { useId } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

type AccountSectionProps = {
  title: string
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One of the parts that the account's page is a list of. */
export function AccountSection({ title, description, actions, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <div>
          <Heading id={id}>{title}</Heading>
          <Text>{description}</Text>
        </div>
        {actions}
      </Head>
      {children}
    </section>
  )
}

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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`

const Heading = styled.h2`
  font-size: ${fontSize.lead};
`

const Text = styled.p`
  margin-top: ${space(1)};
  max-width: 60ch;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`

import { styled } from 'styled-components'
import { PhoneIcon } from '../icons/public-icons.tsx'
import { space } from '../theme/tokens.ts'

/** Calls the number, if the device can. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
    <PhoneIcon size={16} />
    <bdi dir="ltr" translate="no">
      {phone}
    </bdi>
  </Link>
)

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  white-space: nowrap;
`

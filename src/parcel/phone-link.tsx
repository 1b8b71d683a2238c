import { styled } from 'styled-components'
import { phoneUri } from '../../domain/phone-uri.ts'
import { PhoneIcon } from '../ui/icons/public-icons.tsx'
import { space } from '../ui/theme/tokens.ts'

/** Calls the number, if the device can. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link href={phoneUri(phone)}>
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

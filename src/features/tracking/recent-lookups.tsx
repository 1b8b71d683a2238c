import { styled } from 'styled-components'
import { Link } from 'wouter'
import { normalTrackingId } from '../../../domain/tracking-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { ClockIcon, TrashIcon } from '../../ui/icons/icons.tsx'
import { color, font, fontSize, motion, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'
import { forgetLookups, useRecentLookups } from '../../lib/recent-lookups.ts'

/** Ways back to what was found before, without those that are on screen. */
export function RecentLookups({ shown }: { shown: readonly string[] }) {
  const onScreen = new Set(shown.map(normalTrackingId))
  const recent = useRecentLookups().filter((one) => !onScreen.has(normalTrackingId(one)))
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-lookups">
      <Head>
        <h2 id="recent-lookups">
          <ClockIcon size={18} />
          Looked up before
        </h2>
        <Where>Kept on this device only</Where>
        <Button size="small" tone="ghost" icon={<TrashIcon size={18} />} onClick={forgetLookups}>
          Clear
        </Button>
      </Head>
      <Chips>
        {recent.map((trackingId) => (
          <li key={trackingId}>
            <Chip href={paths.track(trackingId)}>{trackingId}</Chip>
          </li>
        ))}
      </Chips>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(2)};
  h2 {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    font-size: ${fontSize.small};
    letter-spacing: 0;
  }
`

const Where = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  @media ${media.phone} {
    order: 1;
    flex-basis: 100%;
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`

const Chip = styled(Link)`
  display: block;
  padding: ${space(1.5)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.mono};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  text-decoration: none;
  transition: border-color ${motion.fast};
  &:hover {
    border-color: ${color.accentLine};
  }
`

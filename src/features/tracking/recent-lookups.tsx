import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import * as t from '#texts/tracking.ts'
import { normalTrackingId } from '../../../domain/tracking-id.ts'
import { Button } from '../../ui/button/button.tsx'
import { ClockIcon, TrashIcon } from '../../ui/icons/public-icons.tsx'
import { color, font, fontSize, motion, radius, space } from '../../ui/theme/tokens.ts'
import { media } from '../../lib/media.ts'
import { paths } from '../../lib/paths.ts'

/** Links to parcels that were found before, without those on screen. */
export function RecentLookups({ shown }: { shown: readonly string[] }) {
  const onScreen = new Set(shown.map(normalTrackingId))
  const stored = useSyncExternalStore(subscribe, readLookups, () => none)
  const recent = stored.filter((trackingId) => !onScreen.has(normalTrackingId(trackingId)))
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="recent-lookups">
      <Header>
        <h2 id="recent-lookups">
          <ClockIcon size={18} />
          <span>{t.recentSearches}</span>
        </h2>
        <Hint>{t.keptOnThisDeviceOnly}</Hint>
        <Button
          size="small"
          tone="ghost"
          icon={<TrashIcon size={18} />}
          onClick={() => writeLookups([])}
        >
          {t.clear}
        </Button>
      </Header>
      <Chips>
        {recent.map((trackingId) => (
          <li key={trackingId}>
            <Chip href={paths.track(trackingId)}>
              <bdi dir="ltr" translate="no">
                {trackingId}
              </bdi>
            </Chip>
          </li>
        ))}
      </Chips>
    </section>
  )
}

/** Stores a tracking ID that was found, on this device only. */
export function rememberLookup(trackingId: string): void {
  const others = readLookups().filter((one) => one !== trackingId)
  writeLookups([trackingId, ...others].slice(0, maxKept))
}

const storageKey = 'waybill-recent-lookups'
const maxKept = 6
const maxIdLength = 64
const none: readonly string[] = []

let lastText: string | null = null
let lastIds = none
const listeners = new Set<() => void>()

/** Newest first; the same array for the same text, as `useSyncExternalStore` requires. */
function readLookups(): readonly string[] {
  const text = storedText()
  if (text !== lastText) {
    lastText = text
    lastIds = parseStored(text)
  }
  return lastIds
}

function writeLookups(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(ids))
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
  for (const listener of listeners) listener()
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** Accepts any text, since another version of the site or the visitor may have written it. */
function parseStored(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isStoredId).slice(0, maxKept) : none
  } catch {
    return none
  }
}

const isStoredId = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxIdLength

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

const Header = styled.div`
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

const Hint = styled.p`
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

import { styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { color, fontSize, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

type LiveMarkProps = {
  state: 'off' | 'connecting' | 'live' | 'polling'
  /** Seconds between polls, while the page polls. */
  pollSeconds: number
  /** The last change, for screen readers. */
  announcement: string
}

/** Shows whether the page is updated live. */
export function LiveMark({ state, pollSeconds, announcement }: LiveMarkProps) {
  const label = state === 'polling' ? pollingLabel(pollSeconds) : labels[state]
  return (
    <>
      {label && (
        <Mark title={label.title}>
          <Dot $on={state === 'live'} />
          <span>{label.text}</span>
        </Mark>
      )}
      <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
    </>
  )
}

const labels = {
  off: null,
  connecting: { text: t.reconnecting, title: t.changesAppearAgain },
  live: { text: t.live, title: t.changesAppearByThemselves },
} as const

const pollingLabel = (seconds: number) => ({
  text: t.updatedEvery({ seconds: String(seconds) }),
  title: t.changesAppearLater,
})

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Dot = styled.span<{ $on: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  border: 1px solid ${color.successSolid};
  background: ${({ $on }) => ($on ? color.successSolid : 'transparent')};
`

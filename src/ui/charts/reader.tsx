import { styled } from 'styled-components'

type ReaderProps = {
  label: string
  /** The place that is read; null while none is. */
  at: number | null
  last: number
  textAt: (index: number) => string
  onRead: (index: number | null) => void
}

/** One stop of the keyboard for a whole picture: arrow keys go through its values, the last first. */
export function Reader({ label, at, last, textAt, onRead }: ReaderProps) {
  const here = at ?? last
  return (
    <Range
      type="range"
      aria-label={label}
      min={0}
      max={last}
      value={here}
      aria-valuetext={textAt(here)}
      onFocus={() => onRead(last)}
      onBlur={() => onRead(null)}
      onChange={({ target }) => onRead(Number(target.value))}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onRead(null)
      }}
    />
  )
}

// Where the picture is, which shows the values, has the ring, and is what a pointer reads.
const Range = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`

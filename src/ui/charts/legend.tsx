import { styled } from 'styled-components'
import { color, fontSize, space } from '../theme/tokens.ts'

type LegendProps = { series: readonly { name: string; kind: 'columns' | 'line'; color: string }[] }

/** Which shape is which; the picture's own words say it to whoever does not see it. */
export function Legend({ series }: LegendProps) {
  return (
    <Names aria-hidden="true">
      {series.map((one) => (
        <span key={one.name}>
          <svg width="22" height="14" viewBox="0 0 22 14">
            {one.kind === 'columns' ? (
              <path d="M3 14V4h6v10zM12 14V1h6v13z" fill={one.color} />
            ) : (
              <g fill="none" stroke={one.color} strokeWidth="2.25">
                <path d="M1 7h6M15 7h6" />
                <circle cx="11" cy="7" r="3.5" />
              </g>
            )}
          </svg>
          {one.name}
        </span>
      ))}
    </Names>
  )
}

const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  margin-bottom: ${space(3)};
  color: ${color.text};
  font-size: ${fontSize.tiny};
  font-weight: 600;
  span {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
`

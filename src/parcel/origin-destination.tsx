import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import { PinIcon } from '../ui/icons/icons.tsx'
import { color, fontSize, space } from '../ui/theme/tokens.ts'

type OriginDestinationProps = { from: ReactNode; to: ReactNode; fromTerm?: string; toTerm?: string }

/** Shows origin and destination, with a dashed line between them. */
export function OriginDestination({
  from,
  to,
  fromTerm = common.from,
  toTerm = common.to,
}: OriginDestinationProps) {
  return (
    <List>
      <div>
        <dt>{fromTerm}</dt>
        <dd>
          <bdi translate="no">{from}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <PinIcon />
          <span>{toTerm}</span>
        </dt>
        <dd>
          <bdi translate="no">{to}</bdi>
        </dd>
      </div>
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  > div {
    position: relative;
    padding-inline-start: ${space(7)};
    min-width: 0;
  }
  > div:first-child::before {
    content: '';
    position: absolute;
    top: 0.35rem;
    inset-inline-start: 0.3125rem;
    width: 0.75rem;
    height: 0.75rem;
    border: 3px solid ${color.borderStrong};
    border-radius: 50%;
  }
  > div:first-child::after {
    content: '';
    position: absolute;
    top: 1.5rem;
    bottom: calc(-1 * ${space(3)});
    inset-inline-start: calc(0.6875rem - 1px);
    border-inline-start: 2px dashed ${color.borderStrong};
  }
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
    line-height: 1.4;
  }
  dt svg {
    position: absolute;
    top: 0;
    inset-inline-start: 0;
    width: 1.375rem;
    height: 1.375rem;
    color: ${color.accentText};
  }
  dd {
    font-size: ${fontSize.small};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`

import { styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, radius, space } from '../theme/tokens.ts'

export const Frame = styled.section`
  min-width: 0;
`

export const Slides = styled.div`
  display: grid;
`

export const Slide = styled.div.attrs({
  role: 'group',
  'aria-roledescription': 'slide',
})<{ $on: boolean; $fade: number }>`
  grid-area: 1 / 1;
  min-width: 0;
  opacity: ${({ $on }) => ($on ? 1 : 0)};
  visibility: ${({ $on }) => ($on ? 'visible' : 'hidden')};
  transition:
    opacity ${({ $fade }) => $fade}ms ease,
    visibility 0s linear ${({ $on, $fade }) => ($on ? 0 : $fade)}ms;
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  margin-top: ${space(3)};
`

export const Control = styled.button`
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.text};
  &:hover {
    background: ${color.surfaceHover};
  }
`

// Hidden with CSS if nothing moves automatically, since the setting is unknown on a prerendered
// page.
export const PauseControl = styled(Control)`
  @media ${media.reducedMotion} {
    display: none;
  }
`

export const Dots = styled.div`
  display: flex;
  align-items: center;
`

// The dots look like stops on a route: a line connects them, and the current one is the parcel.
export const Dot = styled.button`
  position: relative;
  width: 2.25rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    position: absolute;
    inset: 50% 0 auto;
    border-top: 2px solid ${color.border};
  }
  &:first-child::before {
    inset-inline-start: 50%;
  }
  &:last-child::before {
    inset-inline-end: 50%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 0.75rem;
    height: 0.75rem;
    margin: auto;
    border: 2px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.page};
  }
  &:hover::after {
    border-color: ${color.text};
  }
  &[aria-current]::after {
    width: 1rem;
    height: 1rem;
    border-color: ${color.accentLine};
    border-radius: 4px;
    background: ${color.accent};
  }
`

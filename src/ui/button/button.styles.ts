import { css, styled } from 'styled-components'
import { Link } from 'wouter'
import { color, controlHeight, font, fontSize, motion, radius, space } from '../theme/tokens.ts'

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type StyleProps = { $tone: ButtonTone; $size: ButtonSize; $full?: boolean | undefined }

export const buttonStyles = css<StyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font-family: ${font.body};
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-wrap: pretty;
  text-decoration: none;
  user-select: none;
  touch-action: manipulation;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    box-shadow ${motion.fast};
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}
  ${({ $full }) => $full && 'width: 100%;'}
  &[aria-disabled='true']:not([aria-busy='true']),
  &:disabled {
    cursor: not-allowed;
    background: ${color.neutralSoft};
    border-color: ${color.border};
    color: ${color.textMuted};
    box-shadow: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
`

const sizes = {
  small: css`
    min-height: ${controlHeight.small};
    padding: ${space(1)} ${space(3)};
    font-size: ${fontSize.small};
  `,
  medium: css`
    min-height: ${controlHeight.medium};
    padding: ${space(1.5)} ${space(4.5)};
    font-size: ${fontSize.body};
  `,
  large: css`
    min-height: ${controlHeight.large};
    padding: ${space(2)} ${space(7)};
    font-size: ${fontSize.lead};
  `,
}

// A press changes only colours, because a moving border would trigger a layout of the whole page.
const pressedIn = `inset 0 2px 0 ${color.borderStrong}`

const tones = {
  primary: css`
    background: ${color.accent};
    color: ${color.textOnAccent};
    box-shadow: inset 0 -3px 0 rgb(80 30 0 / 0.22);
    &:hover {
      background: ${color.accentHover};
    }
    &:active:not([aria-busy='true']) {
      background: ${color.accentActive};
      box-shadow: inset 0 -1px 0 rgb(80 30 0 / 0.22);
    }
  `,
  secondary: css`
    background: ${color.surface};
    border-color: ${color.borderStrong};
    color: ${color.text};
    box-shadow: inset 0 -3px 0 ${color.surfaceHover};
    &:hover {
      background: ${color.surfaceHover};
      border-color: ${color.text};
    }
    &:active:not([aria-busy='true']) {
      box-shadow: ${pressedIn};
    }
  `,
  ghost: css`
    background: transparent;
    color: ${color.text};
    &:hover {
      background: ${color.surfaceHover};
    }
    &:active:not([aria-busy='true']) {
      box-shadow: ${pressedIn};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.textOnDanger};
    box-shadow: inset 0 -3px 0 rgb(60 0 0 / 0.25);
    &:hover {
      background: ${color.dangerHover};
    }
    &:active:not([aria-busy='true']) {
      box-shadow: inset 0 -1px 0 rgb(60 0 0 / 0.25);
    }
  `,
}

export const Button = styled.button<StyleProps>`
  ${buttonStyles}
`

export const LinkButton = styled(Link)<StyleProps>`
  ${buttonStyles}
`

export const squareStyles = css<{ $size: ButtonSize }>`
  flex: none;
  width: ${({ $size }) => controlHeight[$size]};
  padding: 0;
`

export const IconButton = styled.button<StyleProps>`
  ${buttonStyles}
  ${squareStyles}
`

export const Content = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  ${({ $hidden }) => $hidden && 'opacity: 0;'}
`

export const BusyOverlay = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`

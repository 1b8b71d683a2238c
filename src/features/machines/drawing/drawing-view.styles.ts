import { styled } from 'styled-components'
import { color, font, motion } from '../../../ui/theme/tokens.ts'

/** Orange marks only the active state and the transition that was just taken. */
export const Picture = styled.svg`
  display: block;
  max-width: none;
  font-family: ${font.body};
  user-select: none;

  .box rect,
  .chip rect,
  .arrow {
    transition:
      fill ${motion.normal},
      stroke ${motion.normal};
  }
  .group rect {
    fill: ${color.surfaceSunken};
    stroke: ${color.border};
  }
  .region rect {
    fill: ${color.surfaceSunken};
    stroke: ${color.borderStrong};
    stroke-dasharray: 6 4;
  }
  .state rect {
    fill: ${color.surface};
    stroke: ${color.borderStrong};
    stroke-width: 1.5;
  }
  .anywhere rect {
    fill: none;
    stroke: ${color.borderStrong};
    stroke-dasharray: 4 3;
  }
  .start {
    fill: ${color.borderStrong};
  }

  .title {
    fill: ${color.text};
    font-size: 14px;
    font-weight: 650;
  }
  .row {
    fill: ${color.textMuted};
    font-size: 12px;
  }
  .row.calls {
    font-weight: 600;
  }

  .box.around > rect {
    stroke: ${color.accentLine};
    stroke-width: 2;
  }
  .box.here > rect {
    fill: ${color.accent};
    stroke: ${color.accentLine};
    stroke-width: 3;
  }
  .box.here .title,
  .box.here .row {
    fill: ${color.textOnAccent};
  }

  .arrow {
    fill: none;
    stroke: ${color.borderStrong};
    stroke-width: 1.5;
  }
  .arrow.quiet,
  .arrow.off {
    stroke: ${color.border};
  }
  .arrow.open {
    stroke: ${color.text};
    stroke-width: 1.75;
  }
  .arrow.taken {
    stroke: ${color.accentLine};
    stroke-width: 3;
  }

  .chip > rect {
    fill: ${color.surface};
    stroke: ${color.border};
  }
  .chip.off > rect {
    fill: ${color.surfaceSunken};
  }
  .chip.open > rect {
    stroke: ${color.text};
    stroke-width: 1.5;
  }
  .chip.taken > rect {
    stroke: ${color.accentLine};
    stroke-width: 2.5;
  }

  .label {
    fill: ${color.text};
    font-size: 12px;
    font-weight: 600;
  }
  .label.success {
    fill: ${color.successText};
  }
  .label.failure {
    fill: ${color.dangerText};
  }
  .label.delay {
    fill: ${color.infoText};
  }
  .label.guard {
    fill: ${color.textMuted};
    font-weight: 400;
    font-style: italic;
  }
  .label.off {
    fill: ${color.textMuted};
    font-weight: 450;
  }
  .label.found,
  .row.found {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    fill: ${color.accentText};
  }
  .box.found > rect {
    stroke: ${color.focus};
    stroke-width: 4;
  }

  .touch {
    fill: transparent;
    stroke: none;
  }
  [data-transition]:has(.open) {
    cursor: pointer;
  }
  [data-transition]:has(.off) {
    cursor: not-allowed;
  }
  .line:has(.open):hover .touch {
    fill: ${color.accentSoft};
  }
  .stays.open {
    fill: ${color.text};
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  .count circle {
    fill: ${color.text};
  }
  .count text {
    fill: ${color.surface};
    font-size: 13px;
    font-weight: 700;
  }
`

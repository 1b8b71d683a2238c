import type { ColorName } from './palette.ts'

// Values are references, so a change of theme repaints without a render.
export const color = {
  page: 'var(--color-page)',
  surface: 'var(--color-surface)',
  surfaceSunken: 'var(--color-surface-sunken)',
  surfaceRaised: 'var(--color-surface-raised)',
  surfaceHover: 'var(--color-surface-hover)',
  surfaceInk: 'var(--color-surface-ink)',
  border: 'var(--color-border)',
  borderStrong: 'var(--color-border-strong)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  textOnInk: 'var(--color-text-on-ink)',
  textMutedOnInk: 'var(--color-text-muted-on-ink)',
  accent: 'var(--color-accent)',
  accentHover: 'var(--color-accent-hover)',
  accentActive: 'var(--color-accent-active)',
  accentSoft: 'var(--color-accent-soft)',
  accentText: 'var(--color-accent-text)',
  accentLine: 'var(--color-accent-line)',
  textOnAccent: 'var(--color-text-on-accent)',
  focus: 'var(--color-focus)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  textOnDanger: 'var(--color-text-on-danger)',
  dangerText: 'var(--color-danger-text)',
  dangerSoft: 'var(--color-danger-soft)',
  dangerSolid: 'var(--color-danger-solid)',
  successText: 'var(--color-success-text)',
  successSoft: 'var(--color-success-soft)',
  successSolid: 'var(--color-success-solid)',
  warningText: 'var(--color-warning-text)',
  warningSoft: 'var(--color-warning-soft)',
  warningSolid: 'var(--color-warning-solid)',
  infoText: 'var(--color-info-text)',
  infoSoft: 'var(--color-info-soft)',
  infoSolid: 'var(--color-info-solid)',
  neutralText: 'var(--color-neutral-text)',
  neutralSoft: 'var(--color-neutral-soft)',
  neutralSolid: 'var(--color-neutral-solid)',
  overlay: 'var(--color-overlay)',
  artSky: 'var(--color-art-sky)',
  artFar: 'var(--color-art-far)',
  artMid: 'var(--color-art-mid)',
  artNear: 'var(--color-art-near)',
  artNearDeep: 'var(--color-art-near-deep)',
  artRoad: 'var(--color-art-road)',
  artRoadLine: 'var(--color-art-road-line)',
  artInk: 'var(--color-art-ink)',
  artPaper: 'var(--color-art-paper)',
  artPaperShade: 'var(--color-art-paper-shade)',
  artBox: 'var(--color-art-box)',
  artBoxShade: 'var(--color-art-box-shade)',
  artOrange: 'var(--color-art-orange)',
  artOrangeDeep: 'var(--color-art-orange-deep)',
  artTeal: 'var(--color-art-teal)',
  artTealDeep: 'var(--color-art-teal-deep)',
  artGlass: 'var(--color-art-glass)',
  artSkinLight: 'var(--color-art-skin-light)',
  artSkinDark: 'var(--color-art-skin-dark)',
  artSun: 'var(--color-art-sun)',
  artCloud: 'var(--color-art-cloud)',
} as const satisfies Record<ColorName, string>

/** One step is 4 px at the browser's default text size. */
export function space(steps: number): string {
  return `${steps * 0.25}rem`
}

export const radius = {
  small: '6px',
  medium: '10px',
  large: '16px',
  round: '999px',
} as const

export const shadow = {
  low: 'var(--shadow-low)',
  card: 'var(--shadow-card)',
  raised: 'var(--shadow-raised)',
} as const

export const font = {
  body: 'var(--font-body)',
  display: 'var(--font-display)',
  mono: 'var(--font-mono)',
} as const

export const fontSize = {
  tiny: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: '1.25rem',
  title: '1.375rem',
  heading: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
  display: 'clamp(2.375rem, 1.5rem + 3.8vw, 4.25rem)',
} as const

export const motion = {
  fast: 'var(--motion-fast)',
  normal: 'var(--motion-normal)',
  slow: 'var(--motion-slow)',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

export const layer = {
  header: 20,
  menu: 60,
  dialog: 100,
  popover: 120,
  tooltip: 140,
} as const

export const controlHeight = { small: '2.25rem', medium: '2.75rem', large: '3.375rem' } as const

/** 1 where lines are read to the right, else -1: for shadows, gradients and shifts, which know no start. */
export const inlineSign = 'var(--inline-sign)'

/** The keyboard's focus mark, the same on every control. */
export const focusRing = `outline: 3px solid ${color.focus}; outline-offset: 2px;`

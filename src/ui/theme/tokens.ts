import type { ColorName } from './palette.ts'

const colorNames = [
  'page',
  'surface',
  'surfaceSunken',
  'surfaceRaised',
  'surfaceHover',
  'surfaceInk',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'textOnInk',
  'textMutedOnInk',
  'accent',
  'accentHover',
  'accentActive',
  'accentSoft',
  'accentText',
  'accentLine',
  'textOnAccent',
  'focus',
  'danger',
  'dangerHover',
  'textOnDanger',
  'dangerText',
  'dangerSoft',
  'dangerSolid',
  'successText',
  'successSoft',
  'successSolid',
  'warningText',
  'warningSoft',
  'warningSolid',
  'infoText',
  'infoSoft',
  'infoSolid',
  'neutralText',
  'neutralSoft',
  'neutralSolid',
  'overlay',
  'artSky',
  'artFar',
  'artMid',
  'artNear',
  'artNearDeep',
  'artRoad',
  'artRoadLine',
  'artInk',
  'artPaper',
  'artPaperShade',
  'artBox',
  'artBoxShade',
  'artOrange',
  'artOrangeDeep',
  'artTeal',
  'artTealDeep',
  'artGlass',
  'artSkinLight',
  'artSkinDark',
  'artSun',
  'artCloud',
] as const satisfies readonly ColorName[]

export function cssVariable(name: string): string {
  return `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

// Values are CSS variables, so a change of theme repaints without a render. The assertion adds that each name
// is a key, which the type of `fromEntries` does not say.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const color = Object.fromEntries(
  colorNames.map((name) => [name, `var(${cssVariable(name)})`]),
) as Record<(typeof colorNames)[number], string>

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

/**
 * 1 in left-to-right pages, -1 in right-to-left ones: for shadows, gradients and shifts, which have no start.
 */
export const inlineSign = 'var(--inline-sign)'

/** Focus ring of every control. */
export const focusRing = `outline: 3px solid ${color.focus}; outline-offset: 2px;`

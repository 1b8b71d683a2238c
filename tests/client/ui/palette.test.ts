import { describe, expect, it } from 'vitest'
import { palette } from '../../../src/ui/theme/palette.ts'
import type { ColorName, Theme } from '../../../src/ui/theme/palette.ts'
import { color, cssVariable } from '../../../src/ui/theme/tokens.ts'

const surfaces = ['page', 'surface', 'surfaceSunken', 'surfaceRaised', 'surfaceHover'] as const
const texts = ['text', 'textMuted', 'accentText', 'dangerText'] as const
const tones = ['danger', 'success', 'warning', 'info', 'neutral'] as const

const read: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface) => texts.map((text): [ColorName, ColorName] => [text, surface])),
  ...tones.map((tone): [ColorName, ColorName] => [`${tone}Text`, `${tone}Soft`]),
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  ['accentText', 'accentSoft'],
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['textOnAccent', 'accentActive'],
  ['textOnDanger', 'danger'],
  ['textOnDanger', 'dangerHover'],
  ['textOnInk', 'surfaceInk'],
  ['textMutedOnInk', 'surfaceInk'],
  ['textMuted', 'neutralSoft'],
]

const seen: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface): [ColorName, ColorName][] => [
    ['borderStrong', surface],
    ['focus', surface],
    ['accentLine', surface],
  ]),
  ...tones.flatMap((tone): [ColorName, ColorName][] => [
    [`${tone}Solid`, 'surface'],
    [`${tone}Solid`, 'page'],
  ]),
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(read)('%s on %s has a contrast of 4.5 or more', (text, surface) => {
    expect(contrast(theme, text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(seen)('the edge %s on %s has a contrast of 3 or more', (edge, surface) => {
    expect(contrast(theme, edge, surface)).toBeGreaterThanOrEqual(3)
  })
})

it('a colour token refers to the variable that the themes set', () => {
  const expected = Object.keys(palette.light).map((name) => [name, `var(${cssVariable(name)})`])
  expect(color).toEqual(Object.fromEntries(expected))
  expect(Object.keys(palette.dark)).toEqual(Object.keys(palette.light))
})

function contrast(theme: Theme, one: ColorName, other: ColorName): number {
  const [low, high] = [one, other]
    .map((name) => luminance(palette[theme][name]))
    .sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

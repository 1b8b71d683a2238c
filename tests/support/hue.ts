/** Everyday name of a colour, from its red, green and blue of 0 to 255. */
export function hueOf([red = 0, green = 0, blue = 0]: number[]): string {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread < 16) return 'grey'
  const sixths = new Map([
    [blue, 4 + (red - green) / spread],
    [green, 2 + (blue - red) / spread],
    [red, (green - blue) / spread],
  ])
  const degrees = ((sixths.get(most) ?? 0) * 60 + 360) % 360
  return names.find(([end]) => degrees < end)?.[1] ?? 'red'
}

const names: [number, string][] = [
  [15, 'red'],
  [35, 'orange'],
  [70, 'yellow'],
  [170, 'green'],
  [270, 'blue'],
  [340, 'violet'],
]

import jsQR from 'jsqr'
import { readCode128 } from './code128.ts'

/** Greyscale picture, line by line; 0 is black, 255 white. */
export interface Picture {
  width: number
  height: number
  grey: Uint8Array
}

export function qrCodeIn({ width, height, grey }: Picture): string | null {
  const colours = new Uint8ClampedArray(grey.length * 4)
  for (const [index, value] of grey.entries()) colours.set([value, value, value, 255], index * 4)
  return jsQR(colours, width, height)?.data ?? null
}

/** Reads the code along the middle line of the picture. */
export function code128In({ width, height, grey }: Picture): string {
  const line = grey.subarray(Math.floor(height / 2) * width).subarray(0, width)
  return readCode128(runsOf([...line].map((value) => value < 128)))
}

/** Lengths of alternating dark and light runs, from the first dark pixel to the last. */
function runsOf(dark: readonly boolean[]): number[] {
  const runs: number[] = []
  for (let at = dark.indexOf(true); at <= dark.lastIndexOf(true); at += 1) {
    if (at > 0 && dark[at] === dark[at - 1]) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1
    else runs.push(1)
  }
  return runs
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters, styleText } from 'node:util'

/** Seconds of each part when last recorded, on whatever machine that was. */
const recordFile = 'tests/run/seconds.json'
/** Seconds below which the times of a part vary too much to be compared. */
const worthComparing = 5
const maxGrowth = 1.2

/**
 * Prints the end of a run: the time of each part, the slowest files, parts that take longer, then the
 * failures.
 * @param {{ parts: { title: string, seconds: number }[], passed: number, failed: number,
 *   failures: string[], files: { file: string, seconds: number }[], unproved: string[] }} run
 * @param {{ isWhole: boolean, record: boolean }} options
 */
export function report(run, { isWhole, record }) {
  const { parts, passed, failed, failures, files, unproved } = run
  console.log('\nThe time of each part')
  for (const { title, seconds } of parts) console.log(`${inSeconds(seconds)}  ${title}`)
  console.log('\nThe ten slowest files')
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { file, seconds } of slowest) console.log(`${inSeconds(seconds)}  ${file}`)
  if (isWhole) for (const line of grownParts(parts)) console.log(`\n${line}`)
  if (record) writeFileSync(recordFile, `${JSON.stringify(toRecord(parts), null, 2)}\n`)

  for (const failure of failures)
    console.log(`\n✗ ${stripVTControlCharacters(failure).slice(0, 1_200)}`)
  for (const sentence of unproved) console.log(`\n${styleText('red', sentence)}`)
  console.log(`\n${passed} passed, ${failed} failed`)
}

/** Compares the growth of each part with the median, because a slower machine is slower in all parts. */
function grownParts(parts) {
  const recorded = existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
  const compared = parts.flatMap(({ title, seconds }) => {
    const before = recorded[title]
    return before >= worthComparing ? [{ title, ratio: seconds / before }] : []
  })
  const ratios = compared.map(({ ratio }) => ratio).toSorted((a, b) => a - b)
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1
  return compared
    .filter(({ ratio }) => ratio > middle * maxGrowth)
    .map(({ title, ratio }) => {
      const growth = Math.round((ratio / middle - 1) * 100)
      return `${title} takes ${growth} % longer than when it was written down, the machine's speed left out.`
    })
}

const toRecord = (parts) =>
  Object.fromEntries(parts.map(({ title, seconds }) => [title, Math.round(seconds * 10) / 10]))

const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(7)} s`

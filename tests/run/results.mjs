import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** Results of a suite: counts, failures in words, and the seconds of each file. */

/** @param {string} path of Vitest's JSON report */
export function vitestResults(path) {
  const { numPassedTests, numFailedTests, testResults } = readJson(path)
  const failures = testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const texts = failed.map(({ fullName, failureMessages }) =>
      [`${relative('.', name)} > ${fullName}`, ...failureMessages].join('\n'),
    )
    return message && texts.length === 0 ? [`${relative('.', name)}\n${message}`] : texts
  })
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative('.', name),
    seconds: (endTime - startTime) / 1000,
  }))
  // A file that fails to load has no tests to count.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length, failures, files }
}

/** @param {string} path of Playwright's JSON report */
export function playwrightResults(path) {
  const { config, stats, suites, errors } = readJson(path)
  const specs = suites.flatMap(specsIn)
  const failures = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .flatMap(({ results }) => results.flatMap((result) => result.errors))
      .map(({ message }) => `${file} > ${title}\n${message}`),
  )
  const seconds = new Map()
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      seconds.set(file, (seconds.get(file) ?? 0) + duration / 1000)
  const folder = relative('.', config.rootDir)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [...failures, ...errors.map(({ message }) => message)],
    files: [...seconds].map(([file, sum]) => ({ file: `${folder}/${file}`, seconds: sum })),
  }
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

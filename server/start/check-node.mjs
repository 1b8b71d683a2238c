import { pathToFileURL } from 'node:url'

/** Last months with security fixes, by major version; from Node's release schedule. */
const lastFixes = { 20: '2026-04', 22: '2027-04', 24: '2028-04', 26: '2029-04' }

/** Ends the process on a version of Node that is not among the `engines` of package.json. */
export function checkNode() {
  if (fits(process.versions.node)) return
  console.error(
    'Waybill needs Node 24 or newer; 22 from 22.13 on and 20 from 20.19 on do as well. ' +
      `This is ${process.version}.`,
  )
  process.exit(1)
}

/** Says if this Node gets no more security fixes. */
export function adviseOnNode() {
  const advice = nodeAdvice(process.versions.node, new Date())
  if (advice !== undefined) console.error(advice)
}

/** True for the `engines` of package.json. @param {string} version such as 24.1.0 */
export function fits(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24
}

/** @param {string} version such as 24.1.0 @param {Date} now @returns {string | undefined} */
export function nodeAdvice(version, now) {
  const [major = ''] = version.split('.')
  const last = lastFixes[major]
  if (last === undefined || now.toISOString().slice(0, 'yyyy-mm'.length) <= last) return undefined
  const month = new Date(`${last}-01`).toLocaleString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return `Node ${major} has had no security fixes since ${month}. Please install Node 24.`
}

// Run alone, as before `npm test`, whose modules an older Node may not even load.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) checkNode()

/** Ends the process on a version of Node that is not among the `engines` of package.json. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (fits) return
  console.error(
    `Waybill needs Node 20.19 or newer of 20, or 22.12 or newer; this is ${process.version}.`,
  )
  process.exit(1)
}

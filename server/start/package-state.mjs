import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages of the lockfile that are not installed in that version.
 * @param {string} root @param {boolean} withoutTools whether development packages may be missing
 */
export function missingPackages(root, withoutTools) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  // npm keeps here what it has installed.
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted)
    .filter(([path, { optional, dev, devOptional, peer, link }]) => {
      const there = path in installed
      if (path === '' || link || (!there && (optional || devOptional || peer))) return false
      return there || !(withoutTools && dev)
    })
    .filter(([path, { version }]) => installed[path]?.version !== version)
    .map(([path]) => path)
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

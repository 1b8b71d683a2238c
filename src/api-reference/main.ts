/** The page at `/api/docs`: Scalar, which has a script of its own, shows the contract. */
import { makeAccessible } from './accessible.ts'
import { followSwitch, followTheme } from './shared-theme.ts'

declare global {
  interface Window {
    Scalar: { createApiReference: (place: HTMLElement, options: object) => void }
  }
}

const options = {
  // Nothing is loaded from, or sent to, any other host.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  // The page has its own styles.
  theme: 'none',
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  modelsSectionLabel: 'Schemas',
  showOperationId: true,
  orderSchemaPropertiesBy: 'preserve',
  defaultOpenAllTags: true,
  // The document contains its own examples.
  hiddenClients: true,
  generateOperationSlug: ({ operationId }: { operationId: string }) => operationId,
}

async function start(place: HTMLElement) {
  followTheme()
  makeAccessible(place)
  const [content] = await Promise.all([fetchDocument(), allScriptsRan()])
  window.Scalar.createApiReference(place, { ...options, content })
  followSwitch()
}

async function fetchDocument(): Promise<unknown> {
  const response = await fetch('/api/docs/document.json')
  if (!response.ok) throw new Error(`The document was answered ${response.status}`)
  const text = await response.text()
  return JSON.parse(text.replaceAll('__ORIGIN__', window.location.origin))
}

/** Waits for Scalar's own script, which is far larger and runs after this one. */
async function allScriptsRan(): Promise<void> {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))
}

const place = document.getElementById('reference')
if (place === null) throw new Error('The page has no place for the reference.')
start(place).catch((error: unknown) => {
  const sentence = 'The reference could not be loaded. Please load the page again.'
  place.append(Object.assign(document.createElement('p'), { role: 'alert', textContent: sentence }))
  throw error
})

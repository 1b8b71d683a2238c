import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/**
 * React comes as CommonJS, of which a bundler keeps everything and calls it through wrappers. Read
 * as ES modules, what nobody imports is left out and a call is only a call.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'waybill:react-as-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:\0module:|react|scheduler|use-sync-external-store)/ },
      handler: (id) => (id in parts ? prefix + id : id.startsWith(prefix) ? id : null),
    },
    load: {
      filter: { id: /^\0module:/ },
      handler(id) {
        // Whoever imports React as a whole takes only what they name of it.
        if (!id.endsWith(named))
          return `export * from '${id}${named}'; export * as default from '${id}${named}'`
        const file = parts[id.slice(prefix.length, -named.length)]
        return file === undefined ? null : asModule(readFileSync(file, 'utf8'))
      },
    },
    // Both take React as a whole, to find names by themselves that every React has.
    transform: {
      filter: { id: /\/(?:wouter\/src\/react-deps\.js|@floating-ui\/react\/.*\.mjs)$/ },
      handler: (code) =>
        code
          .replace('React["useInsertion" + "Effect"]', 'React.useInsertionEffect')
          .replace(/const SafeReact = \{\s*\.\.\.React\s*\};/, '')
          .replaceAll('SafeReact.', 'React.'),
    },
  }
}

/** `exports.name` becomes a variable that is exported, and `require` an import. */
export function asModule(code: string): string {
  const names = new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))
  const imports = [...code.matchAll(required)].map(
    ([, name = '', from = '']) =>
      `import * as ${name} from '${prefix}${from === shim ? 'react' : from}${named}'`,
  )
  const body = code
    .replaceAll(required, '$1$$ = 0')
    .replaceAll(/^exports\.(\w+) =/gm, 'var exports_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'exports_$1')
  if (/\b(?:exports\b(?!_)|require\()/.test(body))
    throw new Error('React is written in another way than it was: look at react-modules.ts.')
  const exported = [...names].map((name) => `exports_${name} as ${name}`)
  return `${imports.join('\n')}\n${body}\nexport { ${exported.join(', ')} }`
}

const required = /(?<=[ ,])(\w+) = require\("([\w/-]+)"\)/g

const prefix = '\0module:'
const named = '?named'

/** For Reacts that are older than any that we support. */
const shim = 'use-sync-external-store/shim'

const here = createRequire(import.meta.url)
const fromDom = createRequire(here.resolve('react-dom'))
const fromMachines = createRequire(here.resolve('@xstate/react'))

const parts: Readonly<Record<string, string>> = {
  react: besides('react', 'cjs/react.production.js'),
  'react/jsx-runtime': besides('react', 'cjs/react-jsx-runtime.production.js'),
  'react-dom': besides('react-dom', 'cjs/react-dom.production.js'),
  'react-dom/client': besides('react-dom', 'cjs/react-dom-client.production.js'),
  scheduler: besides('scheduler', 'cjs/scheduler.production.js', fromDom),
  [`${shim}/with-selector`]: besides(
    'use-sync-external-store',
    'cjs/use-sync-external-store-shim/with-selector.production.js',
    fromMachines,
  ),
}

/** A file beside a package's first one. */
function besides(name: string, file: string, require = here): string {
  return require.resolve(name).replace(/index\.js$/, file)
}

/** What the client is built from. */
export const clientSources = [
  'src',
  'machines',
  'domain',
  'languages',
  'index.html',
  'public',
  'openapi.d.ts',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** What the client, the server and the page of the contract are built from. */
export const buildSources = [...clientSources, 'server', 'openapi.yaml', 'package-lock.json']

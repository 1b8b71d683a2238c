/** Sources of the client. */
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

/** Sources of the client, the server and the page of the contract. */
export const buildSources = [...clientSources, 'server', 'openapi.yaml', 'package-lock.json']

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { z } from 'zod'

/*
 * `npm run generate`: writes the contract's types, by openapi-typescript, with the roles and scopes of
 * operations; and a hash of these types, by which a client notices that the server has another contract.
 */

const path = z.record(
  z.string(),
  z.object({
    operationId: z.string(),
    'x-roles': z.array(z.string()),
    'x-scopes': z.array(z.string()).optional(),
  }),
)
const source = readFileSync('openapi.yaml', 'utf8')
const { paths } = z.object({ paths: z.record(z.string(), path) }).parse(parse(source))

const types = astToString(
  await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true }),
)
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
const line = (id: string, names: string[]) =>
  `    ${id}: ${names.map((name) => JSON.stringify(name)).join(' | ')};\n`
const roles = operations.map(({ operationId, 'x-roles': names }) => line(operationId, names))
const scopes = operations.flatMap(({ operationId, 'x-scopes': names }) =>
  names === undefined ? [] : [line(operationId, names)],
)
writeFileSync(
  'openapi.d.ts',
  [
    types,
    `/** From \`x-roles\`. */\nexport interface OperationRoles {\n${roles.join('')}}\n`,
    `/** From \`x-scopes\`; the others refuse API keys. */\nexport interface OperationScopes {\n${scopes.join('')}}\n`,
  ].join(''),
)

// Descriptions may change while the types stay the same.
const withoutComments = types.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ')
const hash = createHash('sha256').update(withoutComments).digest('hex').slice(0, 12)
writeFileSync(
  'domain/contract-hash.ts',
  `/** Generated from the types of \`openapi.yaml\`. */\nexport const contractHash = '${hash}'\n`,
)

import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { z } from 'zod'

// `npm run generate`: writes the contract's types, by openapi-typescript, and the roles and scopes of operations.

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

const types = await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true })
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
    astToString(types),
    `/** From \`x-roles\`. */\nexport interface OperationRoles {\n${roles.join('')}}\n`,
    `/** From \`x-scopes\`; the others refuse API keys. */\nexport interface OperationScopes {\n${scopes.join('')}}\n`,
  ].join(''),
)

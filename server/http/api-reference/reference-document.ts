import { isObject, objectAt, type JsonObject } from '../json.ts'
import type { Contract, Operation } from '../openapi/contract.ts'
import { codeSamples, originPlaceholder } from './code-samples.ts'
import { exampleRequest } from './example-requests.ts'

/**
 * The contract as the API reference shows it: with the callers of each operation, how to sign in, and code
 * samples. All of it is derived, so that nothing is written twice in the contract.
 */
export function referenceDocument(
  document: JsonObject,
  { operations }: Pick<Contract, 'operations'>,
): JsonObject {
  const paths = new Map<string, JsonObject>()
  for (const operation of operations.values()) {
    const { path, method } = operation
    const name = method.toLowerCase()
    const description = objectAt(document, 'paths', path, name)
    paths.set(path, { ...paths.get(path), [name]: described(document, operation, description) })
  }
  return {
    ...document,
    info: { ...objectAt(document, 'info'), description: introduction(document) },
    paths: Object.fromEntries(paths),
  }
}

function described(document: JsonObject, operation: Operation, description: JsonObject) {
  const own = description['description']
  const callers = `Who may call it: ${callersOf(operation)}.`
  const responses = objectAt(description, 'responses')
  return {
    ...description,
    description: typeof own === 'string' ? `${callers}\n\n${own}` : callers,
    responses: { ...responses, ...eventsOf(responses) },
    security: sentByCaller(document, description),
    'x-codeSamples': codeSamples(exampleRequest(document, operation)),
  }
}

/**
 * Leaves out schemes in cookies: the browser sends them, and scripts cannot set them, so the page must not
 * ask for a value. Schemes in a header stay.
 */
function sentByCaller(document: JsonObject, { security = document['security'] }: JsonObject) {
  const schemes = objectAt(document, 'components', 'securitySchemes')
  const ways: unknown[] = Array.isArray(security) ? security : []
  return ways.filter((way) =>
    Object.keys(objectAt(way)).every((name) => objectAt(schemes, name)['in'] !== 'cookie'),
  )
}

/** Wraps the data of a stream, which the contract describes, in the event that carries it. */
function eventsOf(responses: JsonObject): JsonObject {
  const success = objectAt(responses, '200')
  const content = objectAt(success, 'content')
  const { schema } = objectAt(content, 'text/event-stream')
  if (schema === undefined) return {}
  const event = {
    type: 'object',
    required: ['event', 'data'],
    properties: { event: { const: 'parcel' }, id: { type: 'string' }, data: schema },
  }
  return { 200: { ...success, content: { 'text/event-stream': { schema: event } } } }
}

function callersOf({ roles }: Operation): string {
  if (roles === 'PUBLIC') return '`PUBLIC`, anyone with or without a session'
  return roles.map((role) => `\`${role}\``).join(', ')
}

function introduction(document: JsonObject): string {
  return [
    objectAt(document, 'info')['description'],
    '## Signing in',
    waysIn(document),
    signingIn,
    '## TypeScript client',
    typescriptClient,
  ].join('\n\n')
}

/** A line for each security scheme of the contract. */
function waysIn(document: JsonObject): string {
  const schemes = objectAt(document, 'components', 'securitySchemes')
  return Object.entries(schemes)
    .map(([name, scheme]) => `- \`${name}\`: ${placeOf(objectAt(scheme))}. ${textOf(scheme)}`)
    .join('\n')
}

function placeOf({ type, in: place, name, scheme }: JsonObject): string {
  return type === 'http'
    ? `the header \`Authorization\`, with the scheme \`${String(scheme)}\``
    : `the ${String(place)} \`${String(name)}\``
}

const textOf = (scheme: unknown): string => {
  const { description } = isObject(scheme) ? scheme : {}
  return typeof description === 'string' ? description : ''
}

const signingIn = `\
\`loginUser\` sets the cookies of a session. A browser sends them by itself: examples that run in a page of
this address, and **Test Request** here, act as the user who is signed in at this address. In a terminal,
curl keeps them in a file, which the examples call \`cookies.txt\`.`

const typescriptClient = `\
The types of all paths and shapes are generated from this contract by openapi-typescript, and openapi-fetch
makes a typed client of them. Waybill's own web app uses that client: \`npm run generate\` writes its
\`openapi.d.ts\`. In a project of your own:

\`\`\`sh
npm install openapi-fetch
npx openapi-typescript ${originPlaceholder}/api/openapi.yaml --output openapi.d.ts
\`\`\`

\`\`\`ts
import createClient from 'openapi-fetch'
import type { paths } from './openapi.d.ts'

const waybill = createClient<paths>({ baseUrl: '${originPlaceholder}', credentials: 'include' })
\`\`\`

The examples for openapi-fetch use this \`waybill\`.`

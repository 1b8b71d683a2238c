import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import sql from 'sql-template-tag'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import type { Role } from '../../../../openapi.d.ts'
import { codeSamples } from '../../../../server/http/api-reference/code-samples.ts'
import { exampleRequest } from '../../../../server/http/api-reference/example-requests.ts'
import { contractDocument, type Operation } from '../../../../server/http/openapi/contract.ts'
import { projectRoot } from '../../../../server/project-root.ts'
import { apiForFile } from '../../support/for-file.ts'
import { contract } from '../../../../server/contract.ts'

const operations = [...contract.operations.values()]
const samplesOf = (operation: Operation) => codeSamples(exampleRequest(contractDocument, operation))

const api = await apiForFile({ TIME_ZONE: '' })
const { receiverId } = exampleOf('createParcel').body as { receiverId: string }
const { courierId } = exampleOf('createRun').body as { courierId: string }
await joinAs('RECEIVER', receiverId)
await joinAs('COURIER', courierId)

/** Adds the user of the examples. */
async function joinAs(role: Role, exampleId: string): Promise<void> {
  const { id } = await api.joined(role)
  await api.db.query(sql`update users set id = ${exampleId} where id = ${id}`)
}

describe.each(operations)('A developer who runs the examples of $id', (operation) => {
  it('sends a request by fetch that the server understands', async () => {
    const [, sample] = samplesOf(operation)
    const { status, message } = await run(sample?.source ?? '', operation)
    // The parcel and user of the example do not exist; everything else is valid.
    const isOfVisitor = operation.roles === 'PUBLIC'
    // In these, the link is not from an email, the password is not the caller's, or the passkey is of
    // no browser.
    const wrong = [
      'unsubscribe',
      'changePassword',
      'deleteAccount',
      'beginPasskey',
      'addPasskey',
      'createResetLink',
      'removePasskey',
      'linkCompanyAccount',
      'unlinkCompanyAccount',
    ]
    const isWrong = wrong.includes(operation.id) || operation.path.includes('/two-factor/')
    // The caller has not begun to set up two-factor authentication, and has no address to confirm.
    const isConflict = ['confirmTwoFactor', 'sendVerificationEmail'].includes(operation.id)
    const refused = isConflict ? 409 : isWrong ? 400 : 404
    expect([200, 201, refused, ...(isOfVisitor ? [401] : [])]).toContain(status)
    expect(message).not.toBe('There is nothing at this address')
  })

  it('sends the same request by curl', () => {
    const { method, headers, body } = exampleOf(operation.id)
    const [sample] = samplesOf(operation)
    const source = sample?.source ?? ''
    expect(source).toContain(`'${addressOf(operation)}'`)
    const sent = /-X (\w+)/.exec(source)?.[1] ?? (source.includes('--json') ? 'POST' : 'GET')
    expect(sent).toBe(method)
    const [, json] = /--json '([^']*)'/.exec(source) ?? []
    expect(json === undefined ? undefined : (JSON.parse(json) as unknown)).toEqual(body)
    for (const [name, value] of Object.entries(headers))
      expect(source).toContain(`-H '${name}: ${String(value)}'`)
  })
})

it('The examples for TypeScript have the types of the contract', () => {
  const text = [
    "import type { paths } from './openapi.d.ts'",
    "import createClient from 'openapi-fetch'",
    "const waybill = createClient<paths>({ baseUrl: '', credentials: 'include' })",
    ...operations.flatMap((operation) => samplesOf(operation).slice(1)).map(asFunction),
  ].join('\n')
  expect(faultsIn(text)).toEqual([])
})

it('A value with quotes stays one value in each language', () => {
  const [curl, script] = codeSamples({
    ...exampleOf('createParcel'),
    body: { note: "It's \\here" },
  })
  expect(curl?.source).toContain(String.raw`"note": "It'\''s \\here"`)
  expect(script?.source).toContain(String.raw`{ note: 'It\'s \\here' }`)
})

function exampleOf(id: Operation['id']) {
  const operation = contract.operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no ${id}`)
  return exampleRequest(contractDocument, operation)
}

const addressOf = (operation: Operation) => {
  const [, fetched] = samplesOf(operation)
  return /'(__ORIGIN__[^']*)'/.exec(fetched?.source ?? '')?.[1] ?? ''
}

/** Runs the text of the example as a permitted caller; returns the server's answer. */
async function run(source: string, { roles }: Operation) {
  const role: Role | undefined = roles === 'PUBLIC' ? undefined : roles[0]
  const cookies = role === undefined ? {} : (await api.signedIn(role)).cookies
  const answers: { status: number; message: string }[] = []
  const ask = async (address: string, { method = 'GET', headers = {}, body }: RequestInit = {}) => {
    const answer = await api.app.inject({
      method: method as 'GET',
      url: address.replace('__ORIGIN__', ''),
      headers: headers as Record<string, string>,
      cookies,
      // A literal address, which needs no name server.
      ...(typeof body === 'string' ? { payload: body.replace('shop.example.com', '9.9.9.9') } : {}),
      payloadAsStream: true,
    })
    const isStream = String(answer.headers['content-type']).startsWith('text/event-stream')
    if (isStream) answer.stream().destroy()
    const text = isStream ? '{}' : await new Response(answer.stream() as never).text()
    const { message = '' } = (text.startsWith('{') ? JSON.parse(text) : {}) as { message?: string }
    answers.push({ status: answer.statusCode, message })
    return new Response(text, { status: answer.statusCode })
  }
  let asked: Promise<unknown> = Promise.resolve()
  class EventSource {
    constructor(address: string) {
      asked = ask(address)
    }
    addEventListener() {}
  }
  await runInContext(`(async () => { ${source} })()`, createContext({ fetch: ask, EventSource }))
  await asked
  const [only, ...others] = answers
  if (only === undefined || others.length > 0) throw new Error('An example is one request')
  return only
}

const asFunction = ({ source }: { source: string }, at: number) =>
  `export async function example${at}() {\n${source}\n}`

function faultsIn(text: string): string[] {
  const name = join(projectRoot, 'examples-of-the-api.ts')
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (file) => file === name || disk.fileExists(file),
    readFile: (file) => (file === name ? text : disk.readFile(file)),
    getSourceFile: (file, ...rest) =>
      file === name
        ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023)
        : disk.getSourceFile(file, ...rest),
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

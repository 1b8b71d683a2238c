import type { ExampleRequest } from './example-requests.ts'

/** Entry of `x-codeSamples` in an OpenAPI document. */
export interface CodeSample {
  lang: string
  label: string
  source: string
}

/** Stands for the server's origin, which only the browser that shows the reference knows. */
export const originPlaceholder = '__ORIGIN__'

/** The same request with curl, with fetch or an EventSource, and with the generated client. */
export function codeSamples(request: ExampleRequest): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: curl(request) },
    request.answer === 'events'
      ? { lang: 'TypeScript', label: 'EventSource', source: eventSource(request) }
      : { lang: 'TypeScript', label: 'TypeScript fetch', source: fetchCall(request) },
    { lang: 'TypeScript', label: 'openapi-fetch', source: clientCall(request) },
  ]
}

function curl(request: ExampleRequest): string {
  const { method, headers, body, answer, cookies } = request
  // curl sends a POST by default if there is a body.
  const isImplied = method === (body === undefined ? 'GET' : 'POST')
  const first = [
    'curl -s',
    ...(answer === 'events' ? ['-N'] : []),
    ...(cookies === 'none' ? [] : ['-b cookies.txt']),
    ...(cookies === 'kept' ? ['-c cookies.txt'] : []),
    ...(isImplied ? [] : [`-X ${method}`]),
    inShell(addressOf(request)),
  ]
  const further = [
    ...Object.entries(headers).map(([name, value]) => `-H ${inShell(`${name}: ${String(value)}`)}`),
    ...(body === undefined ? [] : [`--json ${inShell(indented(JSON.stringify(body, null, 2)))}`]),
    // Saves the file under the name in the answer's header.
    ...(answer === 'file' ? ['-OJ'] : []),
  ]
  return [first.join(' '), ...further].join(' \\\n  ')
}

function fetchCall(request: ExampleRequest): string {
  const { method, headers, body, answer } = request
  const sent = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  }
  const options = [
    ...(method === 'GET' ? [] : [`method: ${literal(method)}`]),
    "credentials: 'include'",
    ...(Object.keys(sent).length === 0 ? [] : [`headers: ${literal(sent, 1)}`]),
    ...(body === undefined ? [] : [`body: JSON.stringify(${literal(body, 1)})`]),
  ]
  const given =
    options.length === 1
      ? `{ ${options.join('')} }`
      : `{\n${options.map((option) => `  ${option},\n`).join('')}}`
  return [
    `const response = await fetch(${literal(addressOf(request))}, ${given})`,
    answer === 'file'
      ? 'const file = await response.blob()'
      : 'const answer = await response.json()',
  ].join('\n')
}

function eventSource(request: ExampleRequest): string {
  return [
    `const events = new EventSource(${literal(addressOf(request))}, { withCredentials: true })`,
    "events.addEventListener('parcel', ({ data }) => console.log(JSON.parse(data)))",
  ].join('\n')
}

function clientCall(request: ExampleRequest): string {
  const { method, path, pathParameters, query, headers, body, answer } = request
  const parameters = Object.fromEntries(
    Object.entries({ path: pathParameters, query, header: headers }).filter(
      ([, values]) => Object.keys(values).length > 0,
    ),
  )
  const kind = answer === 'json' ? undefined : answer === 'file' ? 'blob' : 'stream'
  const options = {
    ...(Object.keys(parameters).length === 0 ? {} : { params: parameters }),
    ...(body === undefined ? {} : { body }),
    ...(kind === undefined ? {} : { parseAs: kind }),
  }
  const given = Object.keys(options).length === 0 ? '' : `, ${literal(options)}`
  return `const { data, error } = await waybill.${method}(${literal(path)}${given})`
}

function addressOf({ path, pathParameters, query }: ExampleRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(pathParameters[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  )
  return `${originPlaceholder}${filled}${search.size === 0 ? '' : `?${search}`}`
}

const indented = (text: string) => text.replaceAll('\n', '\n  ')
const inShell = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Value as a TypeScript literal; a long object spans several lines, indented by its depth. */
function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, depth)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([name, field]) => `${isWord(name) ? name : literal(name)}: ${literal(field, depth + 1)}`,
  )
  const inner = '  '.repeat(depth + 1)
  const short = `{ ${fields.join(', ')} }`
  if (!short.includes('\n') && short.length <= 60) return short
  return `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${'  '.repeat(depth)}}`
}

const isWord = (name: string) => /^[A-Za-z_$][\w$]*$/.test(name)

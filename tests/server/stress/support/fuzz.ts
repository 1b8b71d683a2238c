import assert from 'node:assert/strict'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { objectAt } from '../../../../server/http/json.ts'
import type { Api } from '../../support/api.ts'
import { bodySchema } from '../../support/operation-schemas.ts'
import { readAnswerRules, type AnswerRules } from './answer-rules.ts'
import type { Tally } from './figures.ts'
import { badRequest, validRequest, type Generated } from './generated-requests.ts'
import { createRandom } from './random.ts'
import { setScene } from './right-requests.ts'
import { fingerprint, isStored, removeEverything } from './stored-rows.ts'

const validInBatch = 18
const badInBatch = 42
const batchesBetweenCleanings = 10

/**
 * Requests made from the contract. No answer may be a 5xx or another than the contract describes,
 * and whatever is refused, or only reads, leaves every row as it was.
 */
export async function fuzz(
  api: Api,
  { seed, requests }: { seed: number; requests: number },
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed)
  const rules = await readAnswerRules()
  const counts = { accepted: 0, written: 0, seed }
  tally.more = counts
  const send = async (generated: Generated): Promise<boolean> => {
    const answer = await api.app.inject(generated.request)
    const fault = faultOf(rules, generated, answer)
    assert.equal(fault, null, `${fault}; seed ${seed}, ${describe(generated)}\n${answer.body}`)
    tally.tried += 1
    if (answer.statusCode < 400) counts.accepted += 1
    else tally.refused += 1
    if (!mayWrite(generated, answer)) return false
    counts.written += 1
    const isThere = await isStored(api.db, answer)
    if (isThere !== null) tally.compare(`seed ${seed}, ${describe(generated)}`, isThere)
    return true
  }

  for (let batch = 0; tally.tried < requests; batch += 1) {
    // So that looking at every row stays quick, however long the attack.
    if (batch % batchesBetweenCleanings === 0) await removeEverything(api.db)
    const scene = await setScene(api, random)
    for (let sent = 0; sent < validInBatch; sent += 1) {
      await send(validRequest(random, scene))
    }
    let before = await fingerprint(api.db)
    const since: Generated[] = []
    const nothingChanged = async () => {
      const text = () => since.map(describe).join('\n')
      const after = await fingerprint(api.db)
      assert.equal(after, before, `A refused call changed a row; seed ${seed}, one of\n${text()}`)
    }
    for (let sent = 0; sent < badInBatch; sent += 1) {
      const generated = badRequest(random, scene)
      const bookmark = mayWriteAtAll(generated) ? await unchangedSoFar(since, nothingChanged) : null
      if (!(await send(generated))) {
        since.push(generated)
        continue
      }
      assert.ok(bookmark !== null, describe(generated))
      before = await fingerprint(api.db)
    }
    await nothingChanged()
  }
  // Refusing everything would be easy.
  assert.ok(counts.accepted > requests / 10, 'Hardly anything was accepted')
}

async function unchangedSoFar(since: Generated[], check: () => Promise<void>): Promise<true> {
  if (since.length > 0) {
    await check()
    since.length = 0
  }
  return true
}

const mayWriteAtAll = ({ request }: Generated) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '')

const mayWrite = (generated: Generated, { statusCode }: LightMyRequestResponse) =>
  mayWriteAtAll(generated) && statusCode < 300

function faultOf(rules: AnswerRules, generated: Generated, answer: LightMyRequestResponse) {
  const { kind, operation } = generated
  const { statusCode, headers } = answer
  if (statusCode >= 500) return `${statusCode}`
  if (headers['x-request-id'] === undefined) return 'no request id'
  if (headers['x-content-type-options'] !== 'nosniff') return 'not guarded'
  const telling = innerWords.exec(statusCode < 400 ? '' : messageOf(answer))
  if (telling !== null) return `tells of the inside: ${telling[0]}`
  if (kind === 'address') return faultOfAddress(rules, generated, answer)

  if (statusCode < 300 && isWrong(rules, generated)) return 'wrong and accepted'
  if (kind === 'valid' && [400, 404, 413, 415, 422].includes(statusCode)) {
    if (!mayBeRefused(messageOf(answer))) return `right and refused with ${statusCode}`
  }
  return rules.faultOf(operation, answer)
}

function isWrong(rules: AnswerRules, { operation, request: { payload, headers } }: Generated) {
  if (payload === undefined || !('type' in bodySchema(operation))) return false
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  if (isText && headers?.['content-type'] !== 'application/json') return !isJsonType(headers)
  const body = isText ? parsed(String(payload)) : payload
  return rules.isWrongBody(operation, body) || Object.values(objectAt(body)).some(isUnstorable)
}

const isJsonType = (headers: InjectOptions['headers']) =>
  String(headers?.['content-type']).startsWith('application/json;')

const isUnstorable = (value: unknown) =>
  typeof value === 'string' && /\0|\p{Surrogate}/u.test(value)

function parsed(text: string): unknown {
  try {
    // A byte order mark may stand before JSON.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

// A receiver may have been blocked, and a list has an end.
const mayBeRefused = (message: string) =>
  /^(This receiver cannot be chosen|Pages go up to|Parcel not found)/.test(message)

const innerWords =
  /syntax error|violates|constraint|relation "|column "|kysely|postgres|node_modules|invalid input|\bat \S+\.(?:ts|js):/i

function messageOf(answer: LightMyRequestResponse): string {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return ''
  const { message } = JSON.parse(answer.body || '{}') as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function faultOfAddress(
  rules: AnswerRules,
  { operation, request }: Generated,
  answer: LightMyRequestResponse,
): string | null {
  const { statusCode, headers } = answer
  if (request.method === 'HEAD') return null
  const isPage = statusCode === 200 && String(headers['content-type']).startsWith('text/html')
  if (isPage) return mayWriteAtAll({ operation, kind: 'address', request }) ? 'a page' : null
  // Some odd spellings are still the operation's address, or another one's.
  if (statusCode < 300) return null
  return rules.isFailure(answer.json()) ? null : 'no failure of ours'
}

const describe = ({ kind, request }: Generated) =>
  `${kind} ${JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value,
  ).slice(0, 1_500)}`

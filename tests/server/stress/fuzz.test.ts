import assert from 'node:assert/strict'
import type { LightMyRequestResponse } from 'fastify'
import { it } from 'vitest'
import type { FieldError } from '../../../openapi.d.ts'
import { apiForFile, folderForFile } from '../support/for-file.ts'
import { bodySchema } from '../support/operation-schemas.ts'
import { emptyTables, fingerprint } from '../support/tables.ts'
import { readContractRules, type ContractRules } from './support/contract-rules.ts'
import { setScene } from './support/correct-requests.ts'
import { badRequest, validRequest, type Generated } from './support/generated-requests.ts'
import { isStored } from './support/stored-rows.ts'
import {
  createRandom,
  expectNothingLost,
  numberFrom,
  patience,
  seedOfRun,
  type Tally,
} from './support/stress-run.ts'

const inFolder = await folderForFile({ 'index.html': '<!doctype html><title>Waybill</title>' })
const api = await apiForFile(
  { WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' },
  { clientFolder: inFolder() },
)

it(
  'a caller who sends random requests breaks nothing, and every stored row follows the contract',
  { timeout: patience },
  async () => {
    const size = { seed: seedOfRun(), requests: numberFrom('STRESS_REQUESTS', 1_000) }
    await expectNothingLost('fuzz', (tally) => fuzz(size, tally))
  },
)

const validInBatch = 18
const badInBatch = 42
const batchesBetweenCleanings = 10

/**
 * Sends requests made from the contract. No answer may be a 5xx or one that the contract does not
 * describe; no request may be accepted that the contract does not allow; and refusals and reads may
 * not change a row.
 */
async function fuzz(
  { seed, requests }: { seed: number; requests: number },
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed)
  const rules = await readContractRules()
  const counts = { accepted: 0, written: 0, nearMisses: 0, seed }
  tally.more = counts
  const send = async (generated: Generated): Promise<boolean> => {
    const answer = await api.app.inject(generated.request)
    const fault = faultOf(rules, generated, answer)
    assert.equal(fault, null, `${fault}; seed ${seed}, ${describe(generated)}\n${answer.body}`)
    tally.tried += 1
    if (generated.kind === 'nearMiss') counts.nearMisses += 1
    if (answer.statusCode < 400) counts.accepted += 1
    else tally.refused += 1
    if (!mayWrite(generated, answer)) return false
    counts.written += 1
    const isThere = await isStored(api.db, answer)
    if (isThere !== null) tally.compare(`seed ${seed}, ${describe(generated)}`, isThere)
    return true
  }

  for (let batch = 0; tally.tried < requests; batch += 1) {
    // Keeps the comparison of all rows fast, however long the run is.
    if (batch % batchesBetweenCleanings === 0) await emptyTables(api.db)
    const scene = await setScene(api, random)
    for (let sent = 0; sent < validInBatch; sent += 1) {
      await send(validRequest(random, scene))
    }
    let before = await fingerprint(api.db)
    const since: Generated[] = []
    const nothingChanged = async () => {
      const text = () => since.map(describe).join('\n')
      const after = await fingerprint(api.db)
      assert.equal(
        after,
        before,
        `A refused request changed a row; seed ${seed}, one of\n${text()}`,
      )
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
  // A server that refuses everything would pass otherwise.
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

function faultOf(rules: ContractRules, generated: Generated, answer: LightMyRequestResponse) {
  const { kind, operation } = generated
  const { statusCode, headers } = answer
  if (statusCode >= 500) return `${statusCode}`
  if (headers['x-request-id'] === undefined) return 'no request id'
  if (headers['x-content-type-options'] !== 'nosniff') return 'not guarded'
  const telling = innerWords.exec(statusCode < 400 ? '' : messageOf(answer))
  if (telling !== null) return `tells of the inside: ${telling[0]}`
  if (kind === 'address') return faultOfAddress(rules, generated, answer)

  const wrong = [
    ...rules.wrongFields(operation, generated.request),
    ...(isOtherType(generated) ? ['content-type'] : []),
  ]
  if (statusCode < 300 && wrong.length > 0) return `accepted with a wrong ${wrong.join(', ')}`
  if (kind === 'nearMiss' && !isRefusedByName(generated, answer)) {
    return `almost right and not refused by the name of ${generated.field}`
  }
  if (kind === 'mutated' && wrong.length > 0 && !namesOneOf(wrong, answer)) {
    return `refused without naming ${wrong.join(', ')}`
  }
  if (kind === 'valid' && wrong.length > 0) return `made with a wrong ${wrong.join(', ')}`
  if (kind === 'valid' && [400, 404, 413, 415, 422].includes(statusCode)) {
    if (!mayBeRefused(messageOf(answer))) return `correct and refused with ${statusCode}`
  }
  return rules.faultOf(operation, answer)
}

/**
 * A near miss is not even read if the caller has logged out in between; and the token of a link, or
 * the signature of a passkey, is still well-formed in another case, but unknown.
 */
const isRefusedByName = ({ field, operation }: Generated, answer: LightMyRequestResponse) =>
  answer.statusCode === 401 ||
  (answer.statusCode === 400 && pathsOf(answer)?.[0] === field) ||
  (answer.statusCode === 409 && operation.id === 'addPasskey') ||
  (answer.statusCode === 404 &&
    ['resetPassword', 'verifyEmail'].includes(operation.id) &&
    field === 'token')

/** True also if the refusal names no fields. */
function namesOneOf(wrong: string[], answer: LightMyRequestResponse): boolean {
  const paths = answer.statusCode === 400 ? pathsOf(answer) : undefined
  return paths === undefined || paths.some((path) => wrong.some((name) => name.startsWith(path)))
}

const pathsOf = (answer: LightMyRequestResponse): string[] | undefined =>
  answer.json<{ errors?: FieldError[] }>().errors?.map(({ path }) => path)

/** A text body is read only if its type says that it is JSON. */
function isOtherType({ operation, request: { payload, headers } }: Generated) {
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload)
  const type = String(headers?.['content-type']).split(';')[0]
  return isText && 'type' in bodySchema(operation) && type !== 'application/json'
}

// A receiver can be blocked, a list can end, an endpoint can be removed, a password changed, a link
// used, and a code belongs to no app. Only a caller without a password leaves it out.
const mayBeRefused = (message: string) =>
  /^(This receiver cannot be chosen|Pages go up to|Parcel not found|Run not found|Stop not found|Endpoint not found|Address not found|Delivery not found|Session not found|Passkey not found|No company account is linked|Password is required|Password does not match|This code does not match|This link does not work|Only receivers are told|You are never told)/.test(
    message,
  )

const innerWords =
  /syntax error|violates|constraint|relation "|column "|pg-pool|postgres|node_modules|invalid input|\bat \S+\.(?:ts|js):/i

function messageOf(answer: LightMyRequestResponse): string {
  if (!String(answer.headers['content-type']).startsWith('application/json')) return ''
  const { message } = JSON.parse(answer.body || '{}') as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

function faultOfAddress(
  rules: ContractRules,
  { operation, request }: Generated,
  answer: LightMyRequestResponse,
): string | null {
  const { statusCode, headers } = answer
  if (request.method === 'HEAD') return null
  const isPage = statusCode === 200 && String(headers['content-type']).startsWith('text/html')
  if (isPage) return mayWriteAtAll({ operation, kind: 'address', request }) ? 'a page' : null
  // Some odd spellings still are the operation's address, or that of another one.
  if (statusCode < 300) return null
  return rules.isFailure(answer.json()) ? null : 'no failure of ours'
}

const describe = ({ kind, request }: Generated) =>
  `${kind} ${JSON.stringify(request, (_key, value: unknown) =>
    typeof value === 'string' && value.length > 300 ? `${value.slice(0, 300)}…` : value,
  ).slice(0, 1_500)}`

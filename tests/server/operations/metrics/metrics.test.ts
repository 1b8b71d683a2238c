import { asOwner } from '../../../../server/limits/owner.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { projectRoot } from '../../../../server/project-root.ts'
import { startIdentityProvider, visitProvider } from '../../../support/identity-provider.ts'
import { fakeSender } from '../../messaging/messages/message-harness.ts'
import { refusalBody } from '../../support/answers.ts'
import { startTwoNodes, type TwoNodes } from '../../support/event-streams.ts'
import { buildNode, requestsTo, startApi, type Api } from '../../support/api.ts'
import { insertManyParcels } from '../../support/many-parcels.ts'
import { newParcelFor, startWorld } from '../../support/valid-requests.ts'

const token = 'a-token-of-the-operator'
const authorization = `Bearer ${token}`

let api: Api
beforeEach(async () => {
  api = await startApi({ METRICS_TOKEN: token, RATE_LIMITS: 'on' }, { clientFolder: '/nowhere' })
})
afterEach(() => api.stop())

const scrape = async (app: Api['app'] = api.app) => {
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization } })
  expect(statusCode).toBe(200)
  return toSeries(body)
}

/** The value of each series, by its name with its labels. */
const toSeries = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ')
        return [line.slice(0, end), Number(line.slice(end + 1))] as const
      }),
  )

it('an operator who has set no token finds no metrics', async () => {
  const app = buildNode(api)
  const answer = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer ' } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    refusalBody('There is nothing at this address'),
  ])
  await app.close()
})

it('a scraper without the token is refused', async () => {
  for (const given of [
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${token}x`,
    `Bearer ${token.slice(1)}`,
    `Basic ${token}`,
    token,
  ]) {
    const headers = given === undefined ? {} : { authorization: given }
    const answer = await api.app.inject({ url: '/metrics', headers })
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(answer.body).not.toContain('waybill_')
  }
})

it('a scraper with the token reads requests by operation and status, without IDs or addresses', async () => {
  const { admin, sender, receiver, parcelId, trackingId } = await startWorld(api)
  await api.as(sender).getParcel(parcelId)
  await api.as(sender).getParcel(receiver.id)
  await api.as(sender).listUsers()
  await api.as(admin).listUsers()
  await api.as(null).trackParcel({ query: { trackingId } })
  for (const url of [
    `/track/${trackingId}`,
    `/${trackingId}.png`,
    `/api/${trackingId}`,
    '/health/ready',
  ]) {
    await api.app.inject({ url })
  }
  await api.app.inject({ method: 'POST', url: `/${parcelId}` })
  await api.app.inject({ method: 'PUT', url: `/api/parcel/${parcelId}` })
  await api.app.inject({ method: 'HEAD', url: '/api/user/me' })

  const { body, headers } = await api.app.inject({ url: '/metrics', headers: { authorization } })
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  const counts = Object.entries(toSeries(body)).flatMap(([name, value]) => {
    const [, labels] = /^waybill_http_request_duration_seconds_count\{(.*)\}$/.exec(name) ?? []
    return labels === undefined ? [] : [`${labels} ${value}`]
  })
  expect(counts.toSorted()).toEqual(
    [
      'operation="createAddress",status="201" 1',
      'operation="createApiKey",status="201" 1',
      'operation="createParcel",status="201" 1',
      'operation="getParcel",status="200" 1',
      'operation="getParcel",status="404" 1',
      'operation="listUsers",status="403" 1',
      'operation="listUsers",status="200" 1',
      'operation="trackParcel",status="200" 1',
      'operation="page",status="503" 1',
      'operation="unknown",status="404" 3',
      'operation="/health/ready",status="200" 1',
      'operation="/api/parcel/:parcelId",status="405" 1',
      'operation="getCurrentUser",status="401" 1',
    ].toSorted(),
  )
  for (const secret of [parcelId, trackingId, receiver.id, admin.email, token]) {
    expect(body).not.toContain(secret)
  }
})

it('a scraper reads which requests were refused by limits', async () => {
  const tries = Array.from({ length: 61 }, () =>
    api.app.inject({ url: '/api/parcel/track?trackingId=x' }),
  )
  await Promise.all(tries)
  const series = await scrape()
  const refused = Object.entries(series).filter(([name]) => name.includes('_refused_total'))
  expect(refused).toEqual([
    ['waybill_requests_refused_total{limit="reads"}', 0],
    ['waybill_requests_refused_total{limit="changes"}', 0],
    ['waybill_requests_refused_total{limit="connections"}', 0],
    ['waybill_requests_refused_total{limit="pieces"}', 0],
    ['waybill_requests_refused_total{limit="lists"}', 0],
    ['waybill_requests_refused_total{limit="exports"}', 0],
    ['waybill_requests_refused_total{limit="pictures"}', 0],
    ['waybill_requests_refused_total{limit="outside"}', 0],
    ['waybill_requests_refused_total{limit="signIns"}', 0],
    ['waybill_requests_refused_total{limit="passwords"}', 0],
    ['waybill_requests_refused_total{limit="routes"}', 0],
    ['waybill_requests_refused_total{limit="streams"}', 0],
    ['waybill_requests_refused_total{limit="tries"}', 1],
  ])
})

it('a scraper reads how many connections are used, and how many calls wait for one', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const transactions = Array.from({ length: 12 }, (_, owner) =>
    asOwner(`${owner}`, () => api.db.transaction(() => held)),
  )
  const changes = () => api.db.pools().find(({ name }) => name === 'changes')
  await expect.poll(() => changes()?.waiting, { timeout: 15_000 }).toBe(2)
  await expect.poll(() => changes()?.total, { timeout: 15_000 }).toBe(10)
  expect(await scrape()).toMatchObject({
    'waybill_database_connections{pool="changes",state="used"}': 10,
    'waybill_database_connections{pool="changes",state="idle"}': 0,
    'waybill_database_waiting{pool="changes"}': 2,
  })
  release()
  await Promise.all(transactions)
  expect(await scrape()).toMatchObject({ 'waybill_database_waiting{pool="changes"}': 0 })
})

it('a scraper reads which messages wait, for how long, and the results of earlier ones', async () => {
  const { id } = await api.joined('RECEIVER')
  await api.db.query(sql`
    insert into messages (channel, user_id, next_at, created_at)
    values ('EMAIL', ${id}, now() - interval '30 seconds', now()),
      ('EMAIL', ${id}, now() + interval '1 hour', now())
  `)
  const sender = fakeSender()
  const node = buildNode(api, { METRICS_TOKEN: token }, { senders: { EMAIL: sender } })
  const before = await scrape(node)
  expect(before).toMatchObject({
    'waybill_messages_total{channel="EMAIL",outcome="sent"}': 0,
    waybill_messages_waiting: 2,
  })
  expect(before['waybill_messages_oldest_seconds']).toBeGreaterThanOrEqual(30)
  await node.listen({ host: '127.0.0.1', port: 0 })
  await expect
    .poll(() => scrape(node), { timeout: 15_000 })
    .toMatchObject({
      'waybill_messages_total{channel="EMAIL",outcome="sent"}': 1,
      'waybill_messages_total{channel="EMAIL",outcome="failed"}': 0,
      waybill_messages_waiting: 1,
      waybill_messages_oldest_seconds: 0,
    })
  await node.close()
})

it('a scraper reads how many exports are running', async () => {
  const admin = await api.signedIn('ADMIN')
  await insertManyParcels(api, { count: 2_000 })
  const running = async () => (await scrape())['waybill_exports_running']
  expect(await running()).toBe(0)
  const { cookies } = admin
  const one = await api.app.inject({ url: '/api/parcel/export', cookies, payloadAsStream: true })
  expect(await running()).toBe(1)
  expect(await text(one.stream())).toContain('TRK-0000-0000-')
  await expect.poll(running, { timeout: 15_000 }).toBe(0)
})

it('a scraper reads the number of streams, and how long ago changes were last polled', async () => {
  const nodes: TwoNodes = await startTwoNodes({ METRICS_TOKEN: token })
  const { sender, receiver, trackingId } = await startWorld(nodes.api)
  const read = () => scrape(nodes.api.app)
  expect(await read()).toMatchObject({
    'waybill_event_streams{subscriber="caller"}': 0,
    waybill_change_poll_age_seconds: 0,
  })
  const streams = [
    await nodes.followParcels(nodes.first, sender),
    await nodes.followParcels(nodes.first, receiver),
    await nodes.followParcel(nodes.first, trackingId),
  ]
  await Promise.all(streams.map((stream) => stream.ready()))
  const open = await read()
  expect(open).toMatchObject({
    'waybill_event_streams{subscriber="caller"}': 2,
    'waybill_event_streams{subscriber="visitor"}': 1,
  })
  expect(open['waybill_change_poll_age_seconds']).toBeGreaterThan(0)
  await nodes.api.as(sender).createParcel(newParcelFor(receiver))

  await Promise.all(streams.map((stream) => stream.leave()))
  await expect
    .poll(read, { timeout: 15_000 })
    .toMatchObject({ 'waybill_event_streams{subscriber="caller"}': 0 })
  const ended = Object.keys(await read()).filter((name) => name.includes('followParcel'))
  expect(ended).toEqual([])
  await nodes.stop()
})

it('a scraper reads whether the identity provider is available, and which sign-ins failed', async () => {
  const publicUrl = 'http://localhost:3000'
  const provider = await startIdentityProvider(publicUrl)
  onTestFinished(() => provider.stop())
  const newNode = () => {
    const node = buildNode(api, { METRICS_TOKEN: token, ...provider.settings })
    onTestFinished(() => node.close())
    return node
  }
  const ofProvider = async (app: Api['app']) => {
    const series = Object.entries(await scrape(app))
    return series.flatMap(([name, value]) => {
      const [, label = ''] = /^waybill_identity_provider_(.*)$/.exec(name) ?? []
      return label !== '' && (value > 0 || label === 'reachable') ? [`${label} ${value}`] : []
    })
  }
  const node = newNode()
  expect(await ofProvider(node)).toEqual(['reachable 1'])
  provider.setDenied(true)
  const begun = await node.inject('/api/sign-in/oidc')
  const back = await visitProvider(String(begun.headers.location), provider.issuer)
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]))
  await node.inject({ url: back.replace(publicUrl, ''), cookies })
  await node.inject({ url: back.replace(publicUrl, ''), cookies })
  const failed = ['failures_total{failure="denied"} 1', 'failures_total{failure="expired"} 1']
  expect(await ofProvider(node)).toEqual(['reachable 1', ...failed])

  provider.setAway(true)
  const late = newNode()
  await late.inject('/api/sign-in/oidc')
  expect(await ofProvider(late)).toEqual(['reachable 0', 'failures_total{failure="away"} 1'])
  expect(await ofProvider(api.app)).toEqual([])
})

it('an operator finds all our metrics and limits in the documentation', async () => {
  const { body } = await api.app.inject({ url: '/metrics', headers: { authorization } })
  const families = body.match(/(?<=# TYPE )waybill_\w+/g) ?? []
  const monitoring = readFileSync(join(projectRoot, 'docs/operations/monitoring.md'), 'utf8')
  const rows = new Map(
    [...monitoring.matchAll(/^\| `(waybill_\w+)` +\| (.*)$/gm)].map(
      ([, name = '', row = '']) => [name, row] as const,
    ),
  )
  expect([...rows.keys()].toSorted()).toEqual(families.toSorted())
  const limits = body.match(/(?<=_refused_total\{limit=")\w+/g) ?? []
  expect(limits).toContain('tries')
  for (const limit of limits) {
    expect(rows.get('waybill_requests_refused_total')).toContain(`\`${limit}\``)
  }
  const signIn = readFileSync(join(projectRoot, 'docs/operations/sign-in.md'), 'utf8')
  const listed = signIn
    .match(/^\| `.*?\|/gm)
    ?.flatMap((cell) => cell.match(/(?<=`)[\w-]+(?=`)/g) ?? [])
  const failures = body.match(/(?<=_failures_total\{failure=")[\w-]+/g) ?? []
  expect(listed).toEqual(failures)
})

it('an operator who opens the dashboard finds all our metrics in it, and every metric that it queries', async () => {
  // This port has no listener.
  const oidc = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'waybill' }
  const node = buildNode(api, {
    METRICS_TOKEN: token,
    PUBLIC_URL: 'http://localhost:3000',
    OIDC_CLIENT_SECRET: 'a secret',
    ...oidc,
  })
  onTestFinished(() => node.close())
  const { admin } = await startWorld(api)
  await requestsTo(node, admin.cookies).listUsers()
  const { body } = await node.inject({ url: '/metrics', headers: { authorization } })
  const series = Object.keys(toSeries(body))
  const names = new Set(series.map((name) => name.replace(/\{.*/, '')))
  const labels = new Set(series.flatMap((name) => name.match(/\w+(?==")/g) ?? []))

  const file = readFileSync(join(projectRoot, 'docs/monitoring/grafana.json'), 'utf8')
  const { panels } = JSON.parse(file) as { panels: { targets?: { expr: string }[] }[] }
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
  expect(queries.length).toBeGreaterThan(15)
  const used = new Set(queries.flatMap((query) => query.match(/\b[a-z]+(?:_[a-z\d]+)+\b/g) ?? []))
  // A function of Prometheus, and a variable of Grafana.
  for (const word of ['histogram_quantile', '__rate_interval', 'rate_interval']) used.delete(word)
  expect([...used].filter((name) => !names.has(name))).toEqual([])

  const grouped = queries.flatMap((query) => query.match(/(?<=by \()[^)]+/g) ?? [])
  const wanted = new Set(grouped.flatMap((list) => list.split(', ')))
  // Prometheus adds this one to all metrics of a node.
  wanted.delete('instance')
  expect([...wanted].filter((label) => !labels.has(label))).toEqual([])

  const families = body.match(/(?<=# TYPE )waybill_\w+/g) ?? []
  const all = queries.join('\n')
  expect(families.filter((family) => !all.includes(family))).toEqual([])
})

import { beforeEach, describe, expect, it } from 'vitest'
import { password } from '../../support/api.ts'
import { refusalOfField } from '../../support/answers.ts'
import { apiForFile } from '../../support/for-file.ts'
import { allRows } from '../../support/rows.ts'
import {
  codeOf,
  insertedTwoFactor,
  newApiKey,
  newPassword,
  newWebhook,
} from '../../support/valid-requests.ts'

const api = await apiForFile({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1', ACCESS_MINUTES: '60' })
const sender = await api.resident('SENDER')
beforeEach(() => api.reset())

const needsPassword = refusalOfField('password', 'Please enter your password again')
const wrongPassword = refusalOfField('password', 'Password does not match')
const needsCode = refusalOfField('code', 'Please enter a code from your authenticator app')
const wrongCode = refusalOfField('code', 'This code does not match')

const quarter = 15 * 60

describe('A sender who logged in more than 15 minutes ago', () => {
  it('enters the password again for an API key', async () => {
    api.secondsPass(quarter)
    expect((await api.as(sender).createApiKey(newApiKey)).status).toBe(201)
    api.secondsPass(1)
    expect(await api.as(sender).createApiKey(newApiKey)).toMatchObject(needsPassword)
    const wrong = { ...newApiKey, password: 'wrong' }
    expect(await api.as(sender).createApiKey(wrong)).toMatchObject(wrongPassword)
    expect((await allRows(api)).apiKeys).toHaveLength(1)
    expect((await api.as(sender).createApiKey({ ...newApiKey, password })).status).toBe(201)
    expect((await allRows(api)).apiKeys).toHaveLength(2)
  })

  it('enters it again to add an endpoint or change its address, but not for its other changes', async () => {
    const made = await api.as(sender).createWebhook(newWebhook())
    const { _id: id } = made.body.data.webhook
    api.secondsPass(quarter + 1)
    expect(await api.as(sender).createWebhook(newWebhook())).toMatchObject(needsPassword)
    expect((await api.as(sender).createWebhook({ ...newWebhook(), password })).status).toBe(201)
    const url = 'http://127.0.0.1:8081/elsewhere'
    expect(await api.as(sender).updateWebhook(id, { url })).toMatchObject(needsPassword)
    const sameUrl = { url: made.body.data.webhook.url, events: ['parcel.delivered' as const] }
    expect((await api.as(sender).updateWebhook(id, sameUrl)).status).toBe(200)
    expect((await api.as(sender).updateWebhook(id, { isEnabled: false })).status).toBe(200)
    expect((await api.as(sender).updateWebhook(id, { url, password })).status).toBe(200)
    const row = (await allRows(api)).webhooks.find((one) => one.id === id)
    expect(row).toMatchObject({ url, events: ['parcel.delivered'] })
    expect(JSON.stringify(await allRows(api))).not.toContain(password)
  })
})

describe('A sender with two-factor authentication', () => {
  let secret: string
  beforeEach(async () => {
    secret = await insertedTwoFactor(api, sender)
  })

  it('enters a code, once, for an API key', async () => {
    expect(await api.as(sender).createApiKey(newApiKey)).toMatchObject(needsCode)
    expect(await api.as(sender).createApiKey({ ...newApiKey, code: '000000' })).toMatchObject(
      wrongCode,
    )
    const body = { ...newApiKey, code: codeOf(api, secret) }
    expect((await api.as(sender).createApiKey(body)).status).toBe(201)
    expect(await api.as(sender).createApiKey(body)).toMatchObject(wrongCode)
    expect((await allRows(api)).apiKeys).toHaveLength(1)
  })

  it('enters a code for a new password', async () => {
    expect(await api.as(sender).changePassword(newPassword)).toMatchObject(needsCode)
    const code = codeOf(api, secret)
    expect((await api.as(sender).changePassword({ ...newPassword, code })).status).toBe(200)
  })

  it('enters a code to delete the account', async () => {
    expect(await api.as(sender).deleteAccount({ password })).toMatchObject(needsCode)
    expect(await api.as(sender).deleteAccount({ password, code: '000000' })).toMatchObject(
      wrongCode,
    )
    expect((await api.as(sender).getCurrentUser()).status).toBe(200)
    const code = codeOf(api, secret)
    expect((await api.as(sender).deleteAccount({ password, code })).status).toBe(200)
  })
})

import type { APIRequestContext, Browser } from '@playwright/test'
import type { NewParcel, Parcel, Role } from '../../../openapi.d.ts'
import { expect } from './waybill.ts'

const password = 'a-long-enough-password'

/** A new user, signed in, in a browser of their own. */
export async function signInAs(browser: Browser, baseURL: string, role: Role, name: string) {
  const context = await browser.newContext({ baseURL })
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@waybill.test`
  const registration = { name, email, password, confirmPassword: password, role }
  await post(context.request, '/api/user', registration)
  const answer = await post(context.request, '/api/user/login', { email, password })
  const { data } = (await answer.json()) as { data: { _id: string } }
  return { context, request: context.request, page: await context.newPage(), id: data._id }
}

export async function sendParcel(
  sender: { request: APIRequestContext },
  receiver: { id: string },
  change: Partial<NewParcel> = {},
): Promise<Parcel> {
  const answer = await post(sender.request, '/api/parcel', {
    receiverId: receiver.id,
    fromAddress: 'Hafenstrasse 12, 20457 Hamburg',
    toAddress: 'Rua das Flores 7, 4050-262 Porto',
    parcelType: 'PACKAGE',
    weight: 2.5,
    ...change,
  })
  return ((await answer.json()) as { data: Parcel }).data
}

export async function setStatus(
  admin: { request: APIRequestContext },
  parcel: Parcel,
  status: Parcel['status'],
) {
  const answer = await admin.request.patch(`/api/parcel/status/${parcel._id}`, { data: { status } })
  expect(answer.ok()).toBe(true)
}

async function post(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer
}

import { beforeEach } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { planning } from '../support/runs.ts'

/** A server with a user of each role and two couriers, reset before each test; planning requests. */
export async function planningForFile(...options: Parameters<typeof apiForFile>) {
  const api = await apiForFile(...options)
  const users = await api.residents()
  const cem = await api.resident('COURIER', 'Cem Courier')
  const dora = await api.resident('COURIER', 'Dora Courier')
  beforeEach(() => api.reset())
  return { api, users, cem, dora, ...planning(api, users) }
}

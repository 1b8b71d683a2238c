import type { Language } from '../../openapi.d.ts'
import { client, mutate } from './client.ts'

export async function setLanguage(language: Language): Promise<void> {
  await mutate((init) => client.PUT('/api/user/me/language', { ...init, body: { language } }))
}

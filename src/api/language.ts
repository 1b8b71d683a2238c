import type { Language } from '../../openapi.d.ts'
import { changeOwn, client } from './client.ts'

export async function setLanguage(language: Language): Promise<void> {
  await changeOwn((init) => client.PUT('/api/user/me/language', { ...init, body: { language } }))
}

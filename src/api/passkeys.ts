import type {
  AccountProof,
  NewPasskey,
  Passkey,
  PasskeyCreationOptions,
  PasskeyName,
} from '../../openapi.d.ts'
import { changeOwn, client, readOwn } from './client.ts'
import type { ReadOptions } from './query.ts'

export async function listPasskeys(options?: ReadOptions): Promise<Passkey[]> {
  const { data } = await readOwn((init) => client.GET('/api/user/me/passkeys', init), options)
  return data
}

export async function beginPasskey(body: AccountProof): Promise<PasskeyCreationOptions> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/passkeys/options', { ...init, body }),
  )
  return data
}

export async function addPasskey(body: NewPasskey): Promise<Passkey> {
  const { data } = await changeOwn((init) =>
    client.POST('/api/user/me/passkeys', { ...init, body }),
  )
  return data
}

export async function renamePasskey(passkeyId: string, body: PasskeyName): Promise<Passkey> {
  const params = { path: { passkeyId } }
  const { data } = await changeOwn((init) =>
    client.PATCH('/api/user/me/passkeys/{passkeyId}', { ...init, params, body }),
  )
  return data
}

export async function removePasskey(passkeyId: string, body: AccountProof): Promise<void> {
  const params = { path: { passkeyId } }
  await changeOwn((init) =>
    client.POST('/api/user/me/passkeys/{passkeyId}/removal', { ...init, params, body }),
  )
}

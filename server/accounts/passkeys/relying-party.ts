import { canHavePasskeys } from '../../../domain/passkeys.ts'
import { conflict } from '../../http/errors.ts'
import type { AppContext, OperationId, OperationRequest } from '../../http/openapi/operation.ts'

export interface RelyingParty {
  /** Domain that passkeys are bound to. */
  id: string
  /** Origin of the pages that may request them. */
  origin: string
}

/** From PUBLIC_URL if that is under a name, else from the origin of the caller's page, such as http://localhost:3000. */
export function relyingPartyOf(
  { config }: Pick<AppContext, 'config'>,
  request: Pick<OperationRequest<OperationId>, 'origin'>,
): RelyingParty {
  const addresses = [config.publicUrl ?? '', request.origin].map((address) => URL.parse(address))
  const page = addresses.find((address) => address !== null && canHavePasskeys(address.hostname))
  if (!page) throw conflict('passkeysNeedAName')
  return { id: page.hostname, origin: page.origin }
}

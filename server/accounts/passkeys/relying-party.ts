import { canHavePasskeys } from '../../../domain/passkeys.ts'
import { conflict } from '../../http/errors.ts'
import type { AppContext, OperationId, OperationRequest } from '../../http/openapi/operation.ts'

export interface RelyingParty {
  /** Domain that passkeys are bound to. */
  id: string
  /** Origin of the pages that may request them. */
  origin: string
}

/** From PUBLIC_URL, else from the origin of the caller's page. */
export function relyingPartyOf(
  { config }: Pick<AppContext, 'config'>,
  request: Pick<OperationRequest<OperationId>, 'origin'>,
): RelyingParty {
  const page = URL.parse(config.publicUrl ?? request.origin)
  if (page === null || !canHavePasskeys(page.hostname)) {
    throw conflict('passkeysNeedAName')
  }
  return { id: page.hostname, origin: page.origin }
}

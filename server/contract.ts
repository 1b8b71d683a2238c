import { handlers } from './handlers.ts'
import { contractDocument, toContract } from './http/openapi/contract.ts'

/** The contract, of which every operation has a handler. */
export const contract = toContract(contractDocument, handlers)

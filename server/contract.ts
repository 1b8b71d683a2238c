import { handlers } from './handlers.ts'
import { contractDocument, toContract } from './http/openapi/contract.ts'

/** The contract, with a handler for every operation. */
export const contract = toContract(contractDocument, handlers)

import type { DeliveryProofKind } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** What an operator may ask of a handover. */
export const proofKinds = listOfAll<DeliveryProofKind>()(['NAME', 'SIGNATURE', 'PHOTO', 'CODE'])

import type { DeliveryProofKind } from '../openapi.d.ts'
import { listOfAll } from './exhaustive-list.ts'

/** Kinds of proof that the operator can require at a handover. */
export const proofKinds = listOfAll<DeliveryProofKind>()(['NAME', 'SIGNATURE', 'PHOTO', 'CODE'])

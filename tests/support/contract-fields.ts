import type { Operation } from '../../server/http/openapi/contract.ts'
import { objectAt } from '../../server/http/json.ts'
import { bodySchema, parametersOf } from '../server/support/operation-schemas.ts'
import { contract } from '../../server/contract.ts'

/** Fields of a new parcel in the contract. */
export const newParcelFields = Object.keys(
  objectAt(bodySchema(operationOf('createParcel')), 'properties'),
)

/** Query parameters of the list of all parcels in the contract. */
export const listFields = queryFieldsOf('listParcels')

/** Enum parameters of that list, except `sort`, with their values. */
export const listWords = parametersOf(operationOf('listParcels'), 'query').flatMap(
  ({ name, schema: { enum: words } }) =>
    name !== 'sort' && Array.isArray(words) ? [[name, words.map(String)] as const] : [],
)

export function queryFieldsOf(id: Operation['id']): string[] {
  return parametersOf(operationOf(id), 'query').map(({ name }) => name)
}

function operationOf(id: Operation['id']): Operation {
  const operation = contract.operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no ${id}`)
  return operation
}

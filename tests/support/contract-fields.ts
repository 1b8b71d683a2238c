import { contract, type Operation } from '../../server/openapi/contract.ts'
import { objectAt } from '../../server/http/json.ts'
import { bodySchema, parametersOf } from '../server/support/operation-schemas.ts'

/** What the contract lets a sender say of a new parcel. */
export const newParcelFields = Object.keys(
  objectAt(bodySchema(operationOf('createParcel')), 'properties'),
)

/** What the contract lets an administrator ask of the list of all parcels. */
export const listFields = parametersOf(operationOf('listParcels'), 'query').map(({ name }) => name)

function operationOf(id: Operation['id']): Operation {
  const operation = contract.operations.get(id)
  if (operation === undefined) throw new Error(`The contract has no ${id}`)
  return operation
}

import type { Operation } from '../../../server/http/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../server/http/json.ts'
import { contract } from '../../../server/contract.ts'

export function bodySchema(operation: Operation): JsonObject {
  const content = objectAt(descriptionOf(operation), 'requestBody', 'content')
  return resolved(objectAt(content, 'application/json', 'schema'))
}

export function isRequired(operation: Operation, field: string): boolean {
  const { required } = bodySchema(operation)
  return Array.isArray(required) && required.includes(field)
}

/** `location` is the parameter's `in` in the contract: path, query or header. */
export function parametersOf(operation: Operation, location: string) {
  const { parameters } = descriptionOf(operation)
  const list: unknown[] = Array.isArray(parameters) ? parameters : []
  return list
    .map((parameter) => resolved(objectAt(parameter)))
    .filter((parameter) => parameter['in'] === location)
    .map((parameter) => ({
      name: String(parameter['name']),
      isRequired: parameter['required'] === true,
      schema: resolved(objectAt(parameter, 'schema')),
    }))
}

export const descriptionOf = ({ path, method }: Pick<Operation, 'path' | 'method'>): JsonObject =>
  objectAt(contract.document, 'paths', path, method.toLowerCase())

/** Follows a `$ref`. */
export function resolved(node: JsonObject): JsonObject {
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  return resolved(objectAt(contract.document, ...$ref.split('/').slice(1)))
}

import { contractDocument, type Operation } from '../../../server/openapi/contract.ts'
import { objectAt, type JsonObject } from '../../../server/http/json.ts'

export function bodySchema({ path, method }: Operation): JsonObject {
  const operation = objectAt(contractDocument, 'paths', path, method.toLowerCase())
  return resolved(objectAt(operation, 'requestBody', 'content', 'application/json', 'schema'))
}

export function isRequired(operation: Operation, field: string): boolean {
  const { required } = bodySchema(operation)
  return Array.isArray(required) && required.includes(field)
}

export function parametersOf({ path, method }: Operation, place: string) {
  const { parameters } = objectAt(contractDocument, 'paths', path, method.toLowerCase())
  const list: unknown[] = Array.isArray(parameters) ? parameters : []
  return list
    .map((parameter) => resolved(objectAt(parameter)))
    .filter((parameter) => parameter['in'] === place)
    .map((parameter) => ({
      name: String(parameter['name']),
      schema: resolved(objectAt(parameter, 'schema')),
    }))
}

function resolved(node: JsonObject): JsonObject {
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  return resolved(objectAt(contractDocument, ...$ref.split('/').slice(1)))
}

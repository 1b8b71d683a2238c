import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { roles } from '../../../domain/roles.ts'
import type { ApiKeyScope, Role } from '../../../openapi.d.ts'
import { objectAt, type JsonObject } from '../json.ts'
import { projectRoot } from '../../project-root.ts'
import type { OperationId } from './operation.ts'

const methods = ['DELETE', 'GET', 'PATCH', 'POST', 'PUT'] as const
type Method = (typeof methods)[number]

export interface Operation {
  id: OperationId
  method: Method
  path: string
  /** From `x-roles`. */
  roles: 'PUBLIC' | Role[]
  /** From `x-scopes`: a key needs one of them. Without any, keys are refused. */
  scopes: ApiKeyScope[]
  /** From `x-before-two-factor`: allowed also for users who still have to set that up. */
  isBeforeTwoFactor: boolean
  successStatus: number
  /** From `x-waits-outside`: it waits for an address that a user has given. */
  waitsOutside: boolean
  /** A request without a body counts as one with an empty object. */
  isBodyOptional: boolean
  /** Bytes, from `x-body-limit`; unset if the general limit applies. */
  bodyLimit: number | undefined
}

/** `openapi.yaml`, and what the server has to know about each of its operations. */
export interface Contract {
  document: JsonObject
  operations: ReadonlyMap<string, Operation>
}

/** Text of `openapi.yaml`. */
export const contractText = readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8')
export const contractDocument = objectAt(parse(contractText))

/** `table`: handlers by their operations. */
export function toContract(source: unknown, table: object): Contract {
  const document = objectAt(withSiblingsMerged(source))
  const operations = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).map(([method, description]) =>
      toOperation(method.toUpperCase(), path, objectAt(description), table),
    ),
  )
  if (operations.length === 0) throw new Error('The contract has no operations')
  return { document, operations: new Map(operations.map((operation) => [operation.id, operation])) }
}

/**
 * Resolves each `$ref` that has siblings, such as the messages of a field whose type is shared, and keeps the
 * siblings, which the framework would drop.
 */
function withSiblingsMerged(source: unknown): unknown {
  return JSON.parse(JSON.stringify(source), (_key, node: unknown) => {
    const { $ref, ...siblings } = objectAt(node)
    if (typeof $ref !== 'string' || Object.keys(siblings).length === 0) return node
    return { ...objectAt(source, ...$ref.split('/').slice(1)), ...siblings }
  })
}

function toOperation(
  name: string,
  path: string,
  description: JsonObject,
  table: object,
): Operation {
  const { operationId, responses, requestBody } = description
  const success = Object.keys(objectAt(responses)).find((status) => status.startsWith('2'))
  const method = methods.find((known) => known === name)
  if (!hasHandler(operationId, table) || success === undefined || method === undefined) {
    throw new Error(`${name} ${path} of the contract has no handler, no success or no known method`)
  }
  return {
    id: operationId,
    method,
    path,
    roles: toRoles(operationId, description['x-roles']),
    scopes: toScopes(operationId, description['x-scopes']),
    isBeforeTwoFactor: description['x-before-two-factor'] === true,
    waitsOutside: description['x-waits-outside'] === true,
    successStatus: Number(success),
    isBodyOptional: requestBody !== undefined && !objectAt(requestBody)['required'],
    bodyLimit: toBodyLimit(operationId, description['x-body-limit']),
  }
}

function hasHandler(id: unknown, table: object): id is OperationId {
  return typeof id === 'string' && Object.hasOwn(table, id)
}

function toRoles(operationId: string, value: unknown): Operation['roles'] {
  const names: unknown[] = Array.isArray(value) ? value : []
  if (names.length === 1 && names[0] === 'PUBLIC') return 'PUBLIC'
  const roles = names.filter(isRole)
  if (roles.length === 0 || roles.length < names.length) {
    throw new Error(`${operationId} needs x-roles in openapi.yaml: [PUBLIC], or a list of roles`)
  }
  return roles
}

function toScopes(operationId: string, value: unknown): ApiKeyScope[] {
  if (value === undefined) return []
  const names: unknown[] = Array.isArray(value) ? value : []
  const scopes = names.filter(isScope)
  if (scopes.length === 0 || scopes.length < names.length) {
    throw new Error(`${operationId} has x-scopes in openapi.yaml that are no list of scopes`)
  }
  return scopes
}

function toBodyLimit(operationId: string, value: unknown): number | undefined {
  if (value === undefined || typeof value === 'number') return value
  throw new Error(`${operationId} has an x-body-limit in openapi.yaml that is no number of bytes`)
}

function isScope(name: unknown): name is ApiKeyScope {
  return name === 'parcels:read' || name === 'parcels:create' || name === 'parcels:cancel'
}

function isRole(name: unknown): name is Role {
  return roles.some((role) => role === name)
}

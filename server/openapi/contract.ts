import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Role } from '../../openapi.d.ts'
import { isOperationId } from './handlers.ts'
import { isObject, objectAt, type JsonObject } from '../http/json.ts'
import type { OperationId } from './operation.ts'
import { projectRoot } from '../project-root.ts'

export interface Operation {
  id: OperationId
  method: string
  path: string
  /** From `x-roles`; null where anyone may call. */
  roles: Role[] | null
  successStatus: number
}

export const contractDocument = readContract()

export const operations = readOperations(contractDocument)

function readContract(): JsonObject {
  const document: unknown = parse(readFileSync(join(projectRoot, 'openapi.yaml'), 'utf8'))
  const merged = withSiblingsMerged(document, document)
  if (!isObject(merged)) throw new Error('openapi.yaml holds no contract')
  return merged
}

/**
 * Whoever resolves a `$ref` drops what stands beside it, such as the messages of a field whose type
 * is shared; so those references are resolved here, with their siblings kept.
 */
function withSiblingsMerged(node: unknown, document: unknown): unknown {
  if (Array.isArray(node)) return node.map((item) => withSiblingsMerged(item, document))
  if (!isObject(node)) return node
  const { $ref, ...siblings } = node
  const kept = Object.fromEntries(
    Object.entries(siblings).map(([key, value]) => [key, withSiblingsMerged(value, document)]),
  )
  if (typeof $ref !== 'string') return kept
  if (Object.keys(kept).length === 0) return node
  const target = withSiblingsMerged(objectAt(document, ...$ref.split('/').slice(1)), document)
  return { ...objectAt(target), ...kept }
}

function readOperations(document: JsonObject): ReadonlyMap<string, Operation> {
  const found = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
    Object.entries(objectAt(item)).map(([method, description]) =>
      readOperation(method.toUpperCase(), path, objectAt(description)),
    ),
  )
  return new Map(found.map((operation) => [operation.id, operation]))
}

function readOperation(method: string, path: string, description: JsonObject): Operation {
  const { operationId, responses } = description
  const success = Object.keys(objectAt(responses)).find((status) => status.startsWith('2'))
  if (!isOperationId(operationId) || success === undefined) {
    throw new Error(`${method} ${path} of openapi.yaml has no handler or no success`)
  }
  return {
    id: operationId,
    method,
    path,
    roles: readRoles(operationId, description['x-roles']),
    successStatus: Number(success),
  }
}

function readRoles(operationId: string, value: unknown): Role[] | null {
  const names: unknown[] = Array.isArray(value) ? value : []
  if (names.length === 1 && names[0] === 'PUBLIC') return null
  const roles = names.filter(isRole)
  if (roles.length === 0 || roles.length < names.length) {
    throw new Error(`${operationId} needs x-roles in openapi.yaml: [PUBLIC], or a list of roles`)
  }
  return roles
}

function isRole(name: unknown): name is Role {
  return name === 'ADMIN' || name === 'SENDER' || name === 'RECEIVER'
}

export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(value: unknown, ...keys: string[]): JsonObject {
  let found = value
  for (const key of keys) found = isObject(found) ? found[key] : undefined
  return isObject(found) ? found : {}
}

import { objectAt, type JsonObject } from '../http/json.ts'

/** For the framework, which takes the type of an answer for one that bodies may have too. */
export const withoutStreams = (document: JsonObject): JsonObject =>
  objectAt(
    JSON.parse(
      JSON.stringify(document, (key, value: unknown) =>
        key === 'text/event-stream' || key === 'text/csv' ? undefined : value,
      ),
    ),
  )

import Fastify, { type RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { objectAt, type JsonObject } from '../json.ts'
import type { Contract } from './contract.ts'
import { oncePer } from './once-per.ts'

type ContractRoute = Pick<RouteOptions, 'method' | 'url' | 'schema'>

/** Method, path and schemas of each operation, in the framework's format. */
export const routesOf = oncePer(async ({ document }: Contract): Promise<ContractRoute[]> => {
  const routes: ContractRoute[] = []
  const app = Fastify({ exposeHeadRoutes: false })
  app.addHook('onRoute', ({ method, url, schema = {} }) => {
    routes.push({ method, url, schema })
  })
  const operationResolver = () => () => undefined
  await app.register(openapiGlue, { specification: toMount(document), operationResolver })
  await app.close()
  return routes
})

/**
 * Leaves out what the framework cannot mount: it would accept the media types of these answers for bodies as
 * well, and it does not know webhooks, which have no routes.
 */
const toMount = ({ webhooks: _sent, ...document }: JsonObject): JsonObject =>
  objectAt(
    JSON.parse(
      JSON.stringify(document, (key, value: unknown) =>
        key === 'text/event-stream' || key === 'text/csv' ? undefined : value,
      ),
    ),
  )

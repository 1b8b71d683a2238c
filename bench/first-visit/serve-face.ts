import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { mountFace } from '../../server/http/static-files.ts'

/** A built face as the server sends it, to somebody who is not signed in. */
export async function serveFace(
  folder: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = fastify({ logger: false })
  app.get('/api/user/me', async () => ({ success: true, message: 'Nobody', data: null }))
  void app.register(cookie)
  mountFace(app, folder)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    async close() {
      await app.close()
    },
  }
}

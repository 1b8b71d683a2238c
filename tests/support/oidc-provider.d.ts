/** Types of what the tests use, because the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  interface Context {
    oidc: {
      provider: Provider
      client: { clientId: string }
      session: { accountId: string }
    }
  }

  interface Configuration {
    clients: object[]
    cookies: { keys: string[] }
    jwks: { keys: object[] }
    claims: Record<string, string[]>
    conformIdTokenClaims: boolean
    features: Record<string, object>
    interactions: { url: (context: unknown, interaction: { uid: string }) => string }
    findAccount: (context: unknown, id: string) => object
    loadExistingGrant: (context: Context) => Promise<Grant>
    renderError: (context: { body: string }, out: { error: string }) => void
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    Grant: new (of: { clientId: string; accountId: string }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
    ): Promise<void>
  }
}

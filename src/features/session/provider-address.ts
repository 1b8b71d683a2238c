interface ProviderLogin {
  /** Path to come back to. */
  next: string
  /** Has the provider ask for the credentials even where the user has a session with it. */
  isAgain?: boolean
}

/** Address that redirects to the identity provider. */
export const providerAddress = ({ next, isAgain = false }: ProviderLogin): string =>
  `/api/sign-in/oidc?${new URLSearchParams({ next, ...(isAgain && { again: 'true' }) })}`

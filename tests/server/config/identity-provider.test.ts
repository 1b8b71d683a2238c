import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { oidcSettings } from '../../../server/config/oidc-settings.ts'

const settings = {
  OIDC_ISSUER: 'https://login.example.com/realms/parcels',
  OIDC_CLIENT_ID: 'waybill',
  OIDC_CLIENT_SECRET: 'secret',
  PUBLIC_URL: 'https://parcels.example.com',
}

describe('An operator who configures an identity provider', () => {
  test('gets a provider that is named after its host', () => {
    expect(oidcSettings(readConfig(settings))).toEqual({
      issuer: 'https://login.example.com/realms/parcels',
      clientId: 'waybill',
      clientSecret: 'secret',
      name: 'login.example.com',
      publicUrl: 'https://parcels.example.com',
    })
  })

  test('maps the values of a claim to roles', () => {
    const { oidcRoles, oidcName, oidcOnly } = readConfig({
      ...settings,
      OIDC_NAME: 'Example Ltd',
      OIDC_ONLY: 'admins',
      OIDC_ROLES: 'groups: cn=parcels=ADMIN , drivers=COURIER',
    })
    expect([oidcName, oidcOnly, oidcRoles]).toEqual([
      'Example Ltd',
      'admins',
      {
        claim: 'groups',
        roles: [
          { value: 'cn=parcels', role: 'ADMIN' },
          { value: 'drivers', role: 'COURIER' },
        ],
      },
    ])
  })

  test.each(['groups', 'groups:', ':a=ADMIN', 'groups:a', 'groups:a=OWNER', 'groups:=ADMIN'])(
    'is told that %s is not a mapping',
    (value) => {
      expect(() => readConfig({ ...settings, OIDC_ROLES: value })).toThrow(
        /OIDC_ROLES is ".*", but has to be a claim and the roles that its values give/,
      )
    },
  )

  test.each([
    'login.example.com',
    'http://login.example.com',
    'https://login.example.com/?tenant=1',
    'https://me:secret@login.example.com',
    'https://login.microsoftonline.com/common/v2.0',
    'https://login.microsoftonline.com/organizations/v2.0',
  ])('is told that %s is not an issuer', (issuer) => {
    expect(() => readConfig({ ...settings, OIDC_ISSUER: issuer })).toThrow(
      /OIDC_ISSUER is ".*", but has to be the address of one issuer/,
    )
  })

  test.each(['http://127.0.0.1:9000', 'http://localhost:9000', 'http://[::1]:9000'])(
    'can use one without encryption on this machine: %s',
    (issuer) => {
      expect(readConfig({ ...settings, OIDC_ISSUER: issuer }).oidcIssuer).toBe(issuer)
    },
  )

  test('is told which settings it needs and which it excludes', () => {
    expect(() => readConfig({ OIDC_ISSUER: settings.OIDC_ISSUER })).toThrow(
      /2 problems:\n  - OIDC_ISSUER needs OIDC_CLIENT_ID .*\n  - OIDC_ISSUER needs PUBLIC_URL/,
    )
    expect(() => readConfig({ ...settings, ALLOWED_ORIGINS: 'https://a.example' })).toThrow(
      /a problem:\n  - OIDC_ISSUER does not go with ALLOWED_ORIGINS/,
    )
    expect(() => readConfig({ OIDC_ONLY: 'admins' })).toThrow(
      /a problem:\n  - OIDC_ONLY=admins needs OIDC_ISSUER/,
    )
  })

  test('does not find its secret in a message', () => {
    const mistaken = { ...settings, OIDC_ISSUER: 'nothing', OIDC_CLIENT_SECRET: 'hidden' }
    expect(() => readConfig(mistaken)).toThrow(/^(?!.*hidden)/s)
  })
})

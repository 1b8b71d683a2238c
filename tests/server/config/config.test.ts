import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'

describe('An operator who starts Waybill', () => {
  test('gets the documented defaults', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      demoData: undefined,
      adminSignup: 'open',
      tracking: 'lookup',
      deliveryProof: [],
      proofRetentionDays: 90,
      trackingPrivacy: 'full',
      rateLimits: 'on',
      requireTwoFactor: 'off',
      accessMinutes: 15,
      cookieSecure: 'auto',
      allowedOrigins: [],
      trustProxy: false,
      webhookAllowedNetworks: [],
      metricsToken: undefined,
      oidcOnly: 'off',
      emailVerification: 'off',
      gatherSeconds: 5,
      minutesPerStop: 6,
      timeZone: undefined,
      logLevel: 'info',
    })
  })

  test('gets every setting in its own type', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        PORT: '0',
        DATA_DIR: '/srv/way bill',
        DATABASE_URL: 'postgres://me:secret@db:5432/waybill',
        DEMO_DATA: 'off',
        ADMIN_SIGNUP: 'closed',
        TRACKING: 'list',
        DELIVERY_PROOF: 'name, code',
        PROOF_RETENTION_DAYS: '30',
        TRACKING_PRIVACY: 'masked',
        RATE_LIMITS: 'on',
        REQUIRE_2FA: 'admins',
        ACCESS_MINUTES: '1440',
        GATHER_SECONDS: '30',
        COOKIE_SECURE: 'on',
        ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        WEBHOOK_ALLOWED_NETWORKS: '10.20.0.0/16, fd00::/8,192.168.1.7',
        METRICS_TOKEN: 'Some-24-letters-and-signs!',
        PUBLIC_URL: 'https://parcels.example.com/',
        SMTP_URL: 'smtps://me:secret@mail.example.com:465',
        MAIL_FROM: 'Waybill <parcels@example.com>',
        EMAIL_VERIFICATION: 'on',
        DEPOT: '53.7443, -0.3326',
        VROOM_URL: 'http://vroom.example:3000/',
        TIME_ZONE: 'America/St_Johns',
        COUNTRY: 'GB',
        POSTCODE_DIGITS: '2',
        LOG_LEVEL: 'warn',
      }),
    ).toEqual({
      host: '0.0.0.0',
      port: 0,
      dataDir: '/srv/way bill',
      databaseUrl: 'postgres://me:secret@db:5432/waybill',
      demoData: 'off',
      adminSignup: 'closed',
      tracking: 'list',
      deliveryProof: ['NAME', 'CODE'],
      proofRetentionDays: 30,
      trackingPrivacy: 'masked',
      rateLimits: 'on',
      requireTwoFactor: 'admins',
      accessMinutes: 1440,
      cookieSecure: 'on',
      allowedOrigins: ['https://a.example', 'https://b.example:8443'],
      trustProxy: ['10.0.0.0/8', '::1'],
      webhookAllowedNetworks: ['10.20.0.0/16', 'fd00::/8', '192.168.1.7'],
      metricsToken: 'Some-24-letters-and-signs!',
      publicUrl: 'https://parcels.example.com',
      smtpUrl: 'smtps://me:secret@mail.example.com:465',
      mailFrom: 'Waybill <parcels@example.com>',
      oidcOnly: 'off',
      emailVerification: 'on',
      gatherSeconds: 30,
      minutesPerStop: 6,
      depot: { latitude: 53.7443, longitude: -0.3326 },
      vroomUrl: 'http://vroom.example:3000/',
      timeZone: 'America/St_Johns',
      country: 'GB',
      postcodeDigits: 2,
      logLevel: 'warn',
    })
  })

  test('gets the documented defaults for empty settings', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  test('can set the number of proxies in front, and zero means none', () => {
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: '0' }).trustProxy).toBe(false)
  })

  test.each(['0', '43201', '-5', '1.5', '15m'])(
    'cannot let an access token live for %s minutes',
    (minutes) => {
      expect(() => readConfig({ ACCESS_MINUTES: minutes })).toThrow(
        `ACCESS_MINUTES is "${minutes}", but has to be a number of minutes from 1 to 43200 (30 days).`,
      )
    },
  )

  test.each(['de', 'UK', 'DEU', 'Germany', 'XX', 'CS'])(
    'cannot deliver in the country %s',
    (country) => {
      expect(() => readConfig({ COUNTRY: country })).toThrow(
        `COUNTRY is "${country}", but has to be a country with postcodes, in two capitals such as DE; GB for Great Britain.`,
      )
    },
  )

  test.each(['10.0.0.0/33', 'fd00::/129', '10.0.0.0/', '10.0/8', 'localhost', 'fe80::1%eth0'])(
    'cannot open %s for webhooks',
    (network) => {
      expect(() => readConfig({ WEBHOOK_ALLOWED_NETWORKS: network })).toThrow(
        `WEBHOOK_ALLOWED_NETWORKS is "${network}", but has to be a list of addresses or networks ` +
          'separated by commas, such as 10.0.0.0/8.',
      )
    },
  )

  test('reads all mistakes together, each with the given and the allowed value', () => {
    const mistaken = {
      PORT: '65536',
      DEMO_DATA: 'yes',
      ALLOWED_ORIGINS: 'example.com',
      TRUST_PROXY: 'true',
      DEPOT: 'Hull',
      VROOM_URL: 'vroom:3000',
      TIME_ZONE: 'Mars/Olympus',
    }
    expect(() => readConfig(mistaken)).toThrow(
      'The environment has 7 problems:\n' +
        '  - PORT is "65536", but has to be a port from 0 to 65535 (0: any free one).\n' +
        '  - DEMO_DATA is "yes", but has to be one of on, off.\n' +
        '  - ALLOWED_ORIGINS is "example.com", but has to be a list of origins separated by ' +
        'commas, such as https://parcels.example.com.\n' +
        '  - TRUST_PROXY is "true", but has to be a number of proxies from 0 to 10, or a list of ' +
        'their addresses or ranges, such as 10.0.0.0/8.\n' +
        '  - DEPOT is "Hull", but has to be a latitude and a longitude such as 53.7443,-0.3326.\n' +
        '  - VROOM_URL is "vroom:3000", but has to be an address such as ' +
        'http://vroom.example.com:3000/.\n' +
        '  - TIME_ZONE is "Mars/Olympus", but has to be a time zone such as Europe/Berlin.',
    )
  })

  test('does not find the password of a mistyped database address in the message', () => {
    const mistaken = { DATABASE_URL: 'mysql://me:secret@db/waybill' }
    expect(() => readConfig(mistaken)).toThrow(
      'The environment has a problem:\n  - DATABASE_URL is set to something else, but has to be ' +
        'an address such as postgres://user:password@host:5432/database.',
    )
  })

  test.each(['too-short', 'long enough but with spaces'])(
    'does not find the token %j, which scrapers cannot or should not send, in the message',
    (given) => {
      expect(() => readConfig({ METRICS_TOKEN: given })).toThrow(
        'The environment has a problem:\n  - METRICS_TOKEN is set to something else, but has to be ' +
          'at least 16 letters, digits or signs without spaces.',
      )
    },
  )

  test.each([
    'mail.example.com',
    'https://me:secret@mail.example.com',
    'smtp://',
    'file://srv/mails',
  ])('does not find the mistyped mail server %j in the message', (given) => {
    const mail = { MAIL_FROM: 'parcels@example.com', PUBLIC_URL: 'https://a.example' }
    expect(() => readConfig({ SMTP_URL: given, ...mail })).toThrow(
      'The environment has a problem:\n  - SMTP_URL is set to something else, but has to be an ' +
        'address such as smtps://user:password@mail.example.com:465, or a folder such as ' +
        'file:///srv/mails.',
    )
  })

  test.each(['Waybill', 'a@b@c', 'Eve\nBcc: x@example.com <a@example.com>'])(
    'cannot send mails from %j',
    (given) => {
      expect(() => readConfig({ MAIL_FROM: given })).toThrow(
        'has to be a sender such as Waybill <parcels@example.com>.',
      )
    },
  )

  test('is told which other settings a mail server needs', () => {
    const mail = { SMTP_URL: 'smtp://mail.example.com' }
    expect(() => readConfig(mail)).toThrow(
      /2 problems:\n  - SMTP_URL needs MAIL_FROM: .*PUBLIC_URL:/s,
    )
    expect(() => readConfig({ ...mail, MAIL_FROM: 'a@example.com' })).toThrow(
      'Set PUBLIC_URL to the origin at which people open Waybill, such as ' +
        'https://parcels.example.com, or leave SMTP_URL out.',
    )
  })

  test('is told that confirming addresses needs a mail server', () => {
    expect(() => readConfig({ EMAIL_VERIFICATION: 'on' })).toThrow(
      'The environment has a problem:\n  - EMAIL_VERIFICATION=on needs SMTP_URL: new users get a link ' +
        'by email, and send no parcels before they have opened it. Set SMTP_URL, MAIL_FROM and ' +
        'PUBLIC_URL, or leave EMAIL_VERIFICATION out.',
    )
    expect(() => readConfig({ EMAIL_VERIFICATION: 'yes' })).toThrow(
      'EMAIL_VERIFICATION is "yes", but has to be one of off, on.',
    )
  })

  test('is told what to do when two settings contradict each other', () => {
    expect(() =>
      readConfig({ COOKIE_SECURE: 'off', ALLOWED_ORIGINS: 'https://a.example' }),
    ).toThrow('Set COOKIE_SECURE=auto, or leave ALLOWED_ORIGINS out.')
    expect(() => readConfig({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(
      'Set HOST=127.0.0.1, or RATE_LIMITS=on.',
    )
  })

  test.each(['127.0.0.1', '127.8.9.10', '::1', 'localhost'])(
    'can turn the limits off for a load test on %s',
    (host) => {
      expect(readConfig({ RATE_LIMITS: 'off', HOST: host }).rateLimits).toBe('off')
    },
  )
})

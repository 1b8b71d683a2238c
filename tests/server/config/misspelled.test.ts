import { expect, test } from 'vitest'
import { misspelledSettings } from '../../../server/config/misspelled.ts'
import { secretNames } from '../../../server/config/secret-files.ts'
import { variables } from '../../../server/config/variables.ts'

test.each([
  ['ADMIN_SIGNUPS', 'ADMIN_SIGNUP'],
  ['ADMIN_SIGN_UP', 'ADMIN_SIGNUP'],
  ['ADMINSIGNUP', 'ADMIN_SIGNUP'],
  ['ADMIN-SIGNUP', 'ADMIN_SIGNUP'],
  ['ADMIN__SIGNUP', 'ADMIN_SIGNUP'],
  ['adminSignup', 'ADMIN_SIGNUP'],
  ['admin_signup', 'ADMIN_SIGNUP'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP_URL_FIEL', 'SMTP_URL_FILE'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASE_URLFILE', 'DATABASE_URL_FILE'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['REQUIRE_2AF', 'REQUIRE_2FA'],
  ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['EMAIL_FROM', 'MAIL_FROM'],
  ['TIMEZONE', 'TIME_ZONE'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['WEBHOOKS_ALOWED_NETWORKS', 'WEBHOOK_ALLOWED_NETWORKS'],
  ['VITE_API_BASE_ULR', 'VITE_API_BASE_URL'],
  ['WAYBILL_PASWORD', 'WAYBILL_PASSWORD'],
  ['HSOT', 'HOST'],
  ['port', 'PORT'],
  ['TRAKCING', 'TRACKING'],
])('An operator who sets %s is asked whether %s was meant', (typed, meant) => {
  expect(misspelledSettings({ [typed]: 'secret' })).toEqual([
    `${typed} is not a setting. Did you mean ${meant}?`,
  ])
})

/** Variables of shells, of npm, and of programs that run beside Waybill. */
const others = [
  'HOSTNAME HOSTS HOSTTYPE HTTP_HOST SMTP_HOST DB_HOST PGHOST POST COST GHOST PORTS SPORT',
  'PGPORT DB_PORT SMTP_PORT SSH_AUTH_SOCK XPORT SORT DEPOTS DEPTH DEBUG TRACING TRACKER',
  'TRACKING_ID TRUST PROXY PATH HOME LANG LC_ALL TERM SHELL USER LOGNAME PWD OLDPWD SHLVL TZ _',
  'MAIL MAILTO EDITOR DISPLAY COLORTERM TMPDIR XDG_DATA_DIRS XDG_DATA_HOME NODE NODE_ENV',
  'NODE_OPTIONS NODE_EXTRA_CA_CERTS INIT_CWD npm_config_host npm_config_port',
  'npm_config_loglevel npm_lifecycle_event npm_package_name HTTP_PROXY HTTPS_PROXY https_proxy',
  'NO_PROXY DATABASE DATABASE_NAME DATABASE_USER DATABASE_SSL DATABASE_PORT DATABASE_PASSWORD',
  'PGDATA PGUSER PGPASSWORD POSTGRES_PASSWORD POSTGRES_URL POSTGRES_USER SMTP_USER SMTP_TLS',
  'SMTP_PASSWORD PUBLIC_KEY BASE_URL API_URL COOKIE_SECRET OIDC_SCOPES OIDC_SCOPE ADMIN_EMAIL',
  'SESSION_SECRET WAYBILL_PORT WAYBILL_SERVICE_HOST WAYBILL_LANGUAGE WAYBILL_BUILD VITEST',
  'VITE_API_URL CI INVOCATION_ID JOURNAL_STREAM',
].flatMap((line) => line.split(' '))

test.each(others)('An operator gets no message about %s of another program', (name) => {
  expect(misspelledSettings({ [name]: 'on' })).toEqual([])
})

test('An operator gets no message about a real setting or an empty variable', () => {
  const names = [...Object.keys(variables.shape), ...secretNames.map((name) => `${name}_FILE`)]
  const settings = [...names, 'VITE_API_BASE_URL', 'WAYBILL_PASSWORD'].map((name) => [name, 'on'])
  expect(misspelledSettings(Object.fromEntries(settings))).toEqual([])
  expect(misspelledSettings({ SMTP_ULR: ' ' })).toEqual([])
})

/** Rooms of the server, each above the ones before it. docs/architecture.md says why in this order. */
const serverRooms = [
  'limits',
  'db',
  'config',
  'start',
  'http',
  'messaging',
  'accounts',
  'runs',
  'parcels',
  'events',
  'operations',
]

/** Rooms of accounts, in the same way. */
const accountRooms = [
  'users',
  'sessions',
  'two-factor',
  'email-verification',
  'oidc',
  'passkeys',
  'api-keys',
  'login',
  'recovery',
  'mail',
  'lifecycle',
]

/** The house's import directions. Each rule has one sentence on why it is there. */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'What ships must not lean on what checks it.',
      severity: 'error',
      from: { pathNot: '^(tests|bench)/' },
      to: { path: '^(tests|bench)/' },
    },
    {
      name: 'machines-stand-alone',
      comment: 'Browser, server and drawings share the machines, so they know none of them.',
      severity: 'error',
      from: { path: '^machines/(?!diagrams/)' },
      to: {
        pathNot:
          '^(machines/(?!diagrams/)|domain/|languages/texts/|openapi\\.d\\.ts|node_modules/xstate)',
      },
    },
    {
      name: 'domain-stands-alone',
      comment: 'Rules that both sides share are pure functions of the contract’s types.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: '^(domain/|languages/texts/|openapi\\.d\\.ts)' },
    },
    {
      name: 'texts-stand-alone',
      comment: 'Texts are words for both sides; what they are about is given to them.',
      severity: 'error',
      from: { path: '^languages/texts/' },
      to: { pathNot: '^(languages/(texts/|in-language\\.ts)|openapi\\.d\\.ts)' },
    },
    {
      name: 'client-and-server-apart',
      comment: 'They meet only in the contract, the machines and the domain.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-and-client-apart',
      comment: 'They meet only in the contract, the machines and the domain.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'api-is-below-stores',
      comment:
        'app → pages → features → parcel → stores → api: turning back up would tie a layer to its users.',
      severity: 'error',
      from: { path: '^src/api/' },
      to: { path: '^src/(stores|parcel|features|pages|app)/' },
    },
    {
      name: 'stores-are-below-features',
      comment:
        'app → pages → features → parcel → stores → api: turning back up would tie a layer to its users.',
      severity: 'error',
      from: { path: '^src/stores/' },
      to: { path: '^src/(parcel|features|pages|app)/' },
    },
    {
      name: 'parcel-is-below-features',
      comment: 'What several features know of parcels serves all of them, so it knows none.',
      severity: 'error',
      from: { path: '^src/parcel/' },
      to: { path: '^src/(features|pages|app)/' },
    },
    {
      name: 'features-are-below-pages',
      comment:
        'app → pages → features → parcel → stores → api: turning back up would tie a layer to its users.',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'pages-are-below-app',
      comment:
        'app → pages → features → parcel → stores → api: turning back up would tie a layer to its users.',
      severity: 'error',
      from: { path: '^src/pages/' },
      to: { path: '^src/app/' },
    },
    ...serverRooms.map((room, index) => ({
      name: `server-${room}-imports-no-room-above`,
      comment: 'A room can be understood with those below it; what is above hands itself down.',
      severity: 'error',
      from: {
        path: `^server/${room}/`,
        // Registers through the whole server, whose rules and texts hold in the terminal, too.
        pathNot: '^server/operations/cli/create-account\\.ts$',
      },
      to: {
        path: `^server/(${[...serverRooms.slice(index + 1).map((name) => `${name}/`), '(app|contract|handlers|main)\\.ts'].join('|')})`,
      },
    })),
    ...accountRooms.slice(0, -1).map((room, index) => ({
      name: `accounts-${room}-imports-no-room-above`,
      comment:
        'Ways in, and what can be lost with them, stand on users and sessions, never the reverse.',
      severity: 'error',
      from: { path: `^server/accounts/${room}/` },
      to: { path: `^server/accounts/(${accountRooms.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'ui-knows-no-product',
      comment:
        'Design parts are dressed by their users and can be moved to another product; dates are written in one place for all.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: {
        path: '^(src/(api|stores|parcel|features|pages|app)|machines|domain/(?!format\\.ts)|openapi)',
      },
    },
    {
      name: 'lib-is-the-bottom',
      comment: 'Pure helpers serve every layer, so they know none.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: { path: '^src/(api|stores|parcel|features|pages|app|ui)/' },
    },
    {
      name: 'features-do-not-meet',
      comment: 'Pages compose features; a feature that imports another cannot be moved alone.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'one-door-to-queries',
      comment: 'How queries are cached, shared and paged stays a matter of one room.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/stores/query/' },
      to: { path: '^src/stores/query/', pathNot: '^src/stores/query/query\\.ts$' },
    },
    {
      name: 'toasts-in-one-place',
      comment: 'How a toast looks, sounds and lasts is decided once.',
      severity: 'error',
      from: { pathNot: '^src/ui/toast/' },
      to: { path: 'node_modules/notistack' },
    },
    {
      name: 'calls-in-one-place',
      comment: 'Time-outs, renewal of sessions and normal forms hold for every call.',
      severity: 'error',
      from: { pathNot: '^src/api/' },
      to: { path: 'node_modules/openapi-fetch' },
    },
    {
      name: 'requests-to-users-in-one-place',
      comment: 'An address that a user gives must not lead to the inside; that is checked once.',
      severity: 'error',
      from: { pathNot: '^server/messaging/outgoing/' },
      to: { path: 'node_modules/undici/' },
    },
    {
      name: 'sql-in-repositories',
      comment:
        'All SQL of a noun stands in its repository; a handler says what it wants, not how it is stored.',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/(db/|.*repository\\.ts$)' },
      to: { path: 'node_modules/(sql-template-tag|pg)/', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}

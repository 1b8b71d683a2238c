import type { Fault } from './fault.ts'

/** Those that only the built client shows, most of them only in a browser. */
export const browserFaults: Fault[] = [
  {
    title: 'The policy refuses a style of the landing page, which has no nonce',
    room: 'pages',
    file: 'src/app/prerender/main.ts',
    find: '<style nonce="__NONCE__">@keyframes below',
    replace: '<style>@keyframes below',
    caughtBy: [{ file: 'tests/build/pages.test.ts', title: /content security policy/ }],
  },
  {
    title: 'The Tab key leaves an open dialog',
    room: 'dialogs',
    file: 'src/ui/dialog/dialog-window.tsx',
    find: 'disabled={panel === null}',
    replace: 'disabled={panel === null}\n        modal={false}',
    caughtBy: [
      {
        file: 'tests/e2e/dialogs.spec.ts',
        title: /goes through the dialog about a cancellation/,
      },
    ],
  },
  {
    title: 'The text of a dialog can hardly be read',
    room: 'dialogs',
    file: 'src/ui/dialog/dialog-window.tsx',
    find: 'color: ${color.textMuted};',
    replace: 'color: ${color.border};',
    caughtBy: [
      {
        file: 'tests/e2e/crawl/sender.spec.ts',
        title: /A new address, with what is missing/,
      },
    ],
  },
  {
    title: 'The cards of a list are wider than a phone',
    room: 'parcels',
    file: 'src/ui/card/card.tsx',
    find: 'minmax(min(100%, 20rem), 1fr)',
    replace: 'minmax(24rem, 1fr)',
    caughtBy: [{ file: 'tests/e2e/crawl/sender.spec.ts', title: /sender: My Parcels$/ }],
  },
  {
    title: 'The header tells left from right, whatever the direction of reading',
    room: 'site',
    file: 'src/features/site/site-header.tsx',
    find: 'margin-inline-end: auto;',
    replace: 'margin-right: auto;',
    caughtBy: [
      {
        file: 'tests/e2e/right-to-left.spec.ts',
        title: /reads Arabic has every public page/,
      },
    ],
  },
  {
    title: 'The whole page is printed around a label',
    room: 'labels',
    file: 'src/ui/layout/print-sheet.tsx',
    find: 'display: none !important;',
    replace: 'visibility: hidden;',
    caughtBy: [
      { file: 'tests/e2e/label.spec.ts', title: /prints a label that a courier can scan/ },
    ],
  },
  {
    title: 'A logout without a connection leaves the parcels to be read',
    room: 'offline',
    file: 'src/features/session/session-actor.ts',
    find: "snapshot.matches('anonymous') || snapshot.matches('leaving')",
    replace: "snapshot.matches('anonymous')",
    caughtBy: [{ file: 'tests/e2e/offline.spec.ts', title: /A logout without a connection/ }],
  },
  {
    title: 'What an older build kept offline is never dropped',
    room: 'offline',
    file: 'src/worker/worker.ts',
    find: 'event.waitUntil(dropOldCaches())',
    replace: 'event.waitUntil(self.clients.claim())',
    caughtBy: [{ file: 'tests/e2e/offline.spec.ts', title: /A new build is taken/ }],
  },
  {
    title: 'Back leaves an import that is under way unasked',
    room: 'import',
    file: 'src/lib/use-navigation-blocker.ts',
    find: "if ('navigation' in window) window.navigation.addEventListener('navigate', blockTraversal)",
    replace: '',
    caughtBy: [{ file: 'tests/e2e/leaving.spec.ts', title: /while parcels are created/ }],
  },
  {
    title: 'Each tab of a browser holds a stream of its own',
    room: 'streams',
    file: 'src/lib/tab-leader.ts',
    find: 'if (locks === undefined) void lead(signal)',
    replace: 'if (locks !== null) void lead(signal)',
    caughtBy: [{ file: 'tests/e2e/live.spec.ts', title: /hold one stream between them/ }],
  },
  {
    title: 'A parcel cannot be dragged to a run',
    room: 'runs',
    file: 'src/features/runs/unplanned-list.tsx',
    find: `draggable
      data-selected`,
    replace: 'data-selected',
    caughtBy: [{ file: 'tests/e2e/runs.spec.ts', title: /put parcels on a run by dragging/ }],
  },
  {
    title: 'Two tabs scan the same session',
    room: 'scanning',
    file: 'src/features/scan/use-tab-lock.ts',
    find: "onChange('elsewhere')",
    replace: "onChange('held')",
    caughtBy: [{ file: 'tests/e2e/scan.spec.ts', title: /in one tab at a time/ }],
  },
  {
    title: 'An import whose answers are lost creates the parcels twice: a new key for each try',
    room: 'import',
    file: 'src/features/parcel-import/create-parcels.ts',
    find: 'await tryToCreateParcel(parcel, key)',
    replace: 'await tryToCreateParcel(parcel, `${key}-${tries}`)',
    caughtBy: [{ file: 'tests/e2e/parcel-import.spec.ts', title: /over a bad line/ }],
  },
  {
    title: 'The policy of a page refuses its own styles: their nonce is missing',
    room: 'pages',
    file: 'server/http/security.ts',
    find: "`style-src 'self' 'nonce-${nonce}'`",
    replace: `"style-src 'self'"`,
    caughtBy: [{ file: 'tests/e2e/crawl/visitor.spec.ts', title: /with its QR code/ }],
  },
]

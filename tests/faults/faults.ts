/**
 * A mistake of a line or two that a change may introduce, and the test that has to notice it. Mistakes that a tool
 * can make are in `tests/mutation/`.
 */
export interface Fault {
  /** Consequence for a user or an operator. */
  title: string
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
  /** File of the test. */
  test: string
  /** Part of the test's title, if the other tests of the file take long. */
  titled?: RegExp
}

export const faults: Fault[] = [
  {
    title: 'Senders may block parcels: a wrong role in the contract',
    file: 'openapi.yaml',
    find: `Repeating a block or an unblock changes nothing.
      x-roles: [ADMIN]`,
    replace: `Repeating a block or an unblock changes nothing.
      x-roles: [ADMIN, SENDER]`,
    test: 'tests/server/stress/moves.test.ts',
    titled: /blockParcel/,
  },
  {
    title: 'A user marks the notifications of another as read',
    file: 'server/messaging/notifications/center-repository.ts',
    find: 'where id = any(${ids}::uuid[]) and user_id = ${userId} and read_at is null',
    replace: 'where id = any(${ids}::uuid[]) and read_at is null',
    test: 'tests/server/messaging/notifications/center.test.ts',
  },
  {
    title: 'Receivers are told of nothing',
    file: 'server/messaging/notifications/repository.ts',
    find: 'join users on users.id in (entry.sender_id, entry.receiver_id) or users.id in (',
    replace: 'join users on users.id in (entry.sender_id) or users.id in (',
    test: 'tests/server/messaging/notifications/notify.test.ts',
  },
  {
    title: 'Two changes at once both begin from the same state: a lost lock',
    file: 'server/parcels/repository.ts',
    find: 'from parcels where id = ${id} for update',
    replace: 'from parcels where id = ${id}',
    test: 'tests/server/parcels/lifecycle-races.test.ts',
  },
  {
    title: 'A parcel is on two runs at once: a constraint is lost',
    file: 'server/db/migrations/024-runs.sql',
    find: 'create unique index run_parcels_open',
    replace: 'create index run_parcels_open',
    test: 'tests/server/runs/planning.test.ts',
    titled: /on two open runs/,
  },
  {
    title: 'A subscriber who comes back is sent the missed parcels of other senders',
    file: 'server/events/repository.ts',
    find: 'change.number <= ${upTo.number} ${isOwn}',
    replace: 'change.number <= ${upTo.number}',
    test: 'tests/server/events/far-behind.test.ts',
    titled: /missed 200 parcels/,
  },
  {
    title: 'A backup forgets when parcels were delivered: a table is missing',
    file: 'server/operations/cli/backup-repository.ts',
    find: "'email_links',",
    replace: `'email_links',
  'deliveries',`,
    test: 'tests/server/operations/cli/backup.test.ts',
    titled: /finds every row again/,
  },
  {
    title: 'The next user at this browser sees the lists of the last one',
    file: 'src/stores/query/query-cache.ts',
    find: 'for (const clear of clearings) clear()',
    replace: '',
    test: 'tests/client/stores/query-lifetime.test.tsx',
    titled: /another user logs in/,
  },
  {
    title: 'A stream that broke is taken up from now, and what came between is missed',
    file: 'src/api/live.ts',
    find: '`${address}?lastEventId=${encodeURIComponent(lastEventId)}`',
    replace: 'address',
    test: 'tests/client/stores/live.test.tsx',
  },
  {
    title: 'The focus is lost when a dialog closes',
    file: 'src/ui/dialog/dialog-window.tsx',
    find: 'returnFocus={focusAfter ?? (isEntered ? opener : true)}',
    replace: 'returnFocus={focusAfter ?? false}',
    test: 'tests/client/ui/dialog.test.tsx',
    titled: /closes a dialog with Escape/,
  },
  {
    title: 'A handover whose answer was lost is made twice: a new key for each try',
    file: 'src/stores/outbox-sync.ts',
    find: 'await recordDelivery(action.parcelId, delivery, key, doing)',
    replace: 'await recordDelivery(action.parcelId, delivery, `${key}-${Date.now()}`, doing)',
    test: 'tests/client/pages/courier-unsent.test.tsx',
    titled: /under the same key/,
  },
  {
    title: 'The next courier at a phone sends what the last one did',
    file: 'src/stores/outbox.ts',
    find: '.filter((name) => name.startsWith(`${userId}/`))',
    replace: '',
    test: 'tests/client/pages/courier-unsent.test.tsx',
    titled: /not shown to another courier/,
  },
  {
    title: 'The Tab key leaves an open dialog',
    file: 'src/ui/dialog/dialog-window.tsx',
    find: 'disabled={panel === null}',
    replace: `disabled={panel === null}
        modal={false}`,
    test: 'tests/e2e/dialogs.spec.ts',
    titled: /leaves the dialog about a cancellation/,
  },
  {
    title: 'The text of a dialog can hardly be read',
    file: 'src/ui/dialog/dialog-window.tsx',
    find: 'color: ${color.textMuted};',
    replace: 'color: ${color.border};',
    test: 'tests/e2e/crawl/sender.spec.ts',
    titled: /A new address, with what is missing/,
  },
  {
    title: 'The cards of a list are wider than a phone',
    file: 'src/ui/card/card.tsx',
    find: 'minmax(min(100%, 20rem), 1fr)',
    replace: 'minmax(24rem, 1fr)',
    test: 'tests/e2e/crawl/sender.spec.ts',
    titled: /sender: My Parcels$/,
  },
  {
    title: 'The header tells left from right, whatever the direction of reading',
    file: 'src/features/site/site-header.tsx',
    find: 'margin-inline-end: auto;',
    replace: 'margin-right: auto;',
    test: 'tests/e2e/right-to-left.spec.ts',
    titled: /reads Arabic has every public page/,
  },
  {
    title: 'The whole page is printed around a label',
    file: 'src/ui/layout/print-sheet.tsx',
    find: 'display: none !important;',
    replace: 'visibility: hidden;',
    test: 'tests/e2e/label.spec.ts',
    titled: /prints a label that a courier can scan/,
  },
  {
    title: 'A logout without a connection leaves the parcels to be read',
    file: 'src/features/session/session-actor.ts',
    find: "snapshot.matches('anonymous') || snapshot.matches('leaving')",
    replace: "snapshot.matches('anonymous')",
    test: 'tests/e2e/offline.spec.ts',
    titled: /leaves nothing behind after an offline logout/,
  },
  {
    title: 'What an older build kept offline is never dropped',
    file: 'src/worker/worker.ts',
    find: 'event.waitUntil(dropOldCaches())',
    replace: 'event.waitUntil(self.clients.claim())',
    test: 'tests/e2e/offline.spec.ts',
    titled: /A new build is used at the next load/,
  },
  {
    title: 'Back leaves an import that is under way unasked',
    file: 'src/lib/use-navigation-blocker.ts',
    find: "if ('navigation' in window) window.navigation.addEventListener('navigate', blockTraversal)",
    replace: '',
    test: 'tests/e2e/leaving.spec.ts',
    titled: /goes back during an import/,
  },
  {
    title: 'Each tab of a browser holds a stream of its own',
    file: 'src/lib/tab-leader.ts',
    find: 'if (locks === undefined) void lead(signal)',
    replace: 'if (locks !== null) void lead(signal)',
    test: 'tests/e2e/live.spec.ts',
    titled: /tabs of one browser share one stream/,
  },
  {
    title: 'A parcel cannot be dragged to a run',
    file: 'src/features/runs/unplanned-list.tsx',
    find: `draggable
      data-selected`,
    replace: 'data-selected',
    test: 'tests/e2e/runs.spec.ts',
    titled: /planners drag parcels onto a run/,
  },
  {
    title: 'Two tabs scan the same session',
    file: 'src/features/scan/use-tab-lock.ts',
    find: "onChange('elsewhere')",
    replace: "onChange('held')",
    test: 'tests/e2e/scan.spec.ts',
    titled: /in one tab at a time/,
  },
  {
    title: 'An import whose answers are lost creates the parcels twice: a new key for each try',
    file: 'src/features/parcel-import/create-parcels.ts',
    find: 'await tryToCreateParcel(parcel, key)',
    replace: 'await tryToCreateParcel(parcel, `${key}-${tries}`)',
    test: 'tests/e2e/parcel-import.spec.ts',
    titled: /over a bad connection/,
  },
  {
    title: 'The policy of a page refuses its own styles: their nonce is missing',
    file: 'server/http/security.ts',
    find: "`style-src 'self' 'nonce-${nonce}'`",
    replace: `"style-src 'self'"`,
    test: 'tests/e2e/crawl/visitor.spec.ts',
    titled: /with its QR code/,
  },
]

import { useState } from 'react'
import * as t from '#texts/passkeys.ts'
import type { Passkey } from '../../../../openapi.d.ts'
import { usePasskeys } from '../../../stores/passkeys.ts'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../../ui/empty-state/query-boundary.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useOwnProof } from '../own-proof.tsx'
import { LazyAddPasskeyDialog } from './lazy-add-passkey-dialog.ts'
import { PasskeyTable } from './passkey-table.tsx'
import { reasonAgainstPasskeys } from './reason-against.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

/** Lists the passkeys that the user can log in with, or says why there can be none here. */
export function PasskeysSection() {
  const { isPasswordless } = useOwnProof()
  const query = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const [toRename, setToRename] = useState<Passkey | null>(null)
  const [toRemove, setToRemove] = useState<Passkey | null>(null)
  const reason = reasonAgainstPasskeys()
  return (
    <Section
      title={t.passkeysTitle}
      description={isPasswordless ? t.passkeysWithoutPassword : t.whatPasskeysAre}
      actions={
        query.data !== undefined && (
          <Button disabledReason={reason} onClick={() => setAdding(true)}>
            {t.addPasskey}
          </Button>
        )
      }
    >
      <Stack>
        <QueryBoundary
          query={query}
          loading={t.loadingPasskeys}
          failed={t.failedToLoadPasskeys}
          unsupported={
            <EmptyState title={t.noPasskeysHere}>{t.thisServerDoesNotHaveThem}</EmptyState>
          }
        >
          {(passkeys) => (
            <>
              {reason !== undefined && <Notice tone="info">{reason}</Notice>}
              <PasskeyTable
                passkeys={passkeys}
                busy={query.isFetching}
                onRename={setToRename}
                onRemove={setToRemove}
              />
            </>
          )}
        </QueryBoundary>
      </Stack>
      <LazyAddPasskeyDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        // Offers to rename the new passkey, which is named after the browser.
        onAdded={setToRename}
      />
      <RenamePasskeyDialog passkey={toRename} onClose={() => setToRename(null)} />
      <RemovePasskeyDialog passkey={toRemove} onClose={() => setToRemove(null)} />
    </Section>
  )
}

import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/companyAccount.ts'
import { formatDateTime } from '../../../../domain/format.ts'
import type { IdentityProvider, LinkedAccount } from '../../../../openapi.d.ts'
import { linkCompanyAccount, unlinkCompanyAccount } from '../../../api/company-account.ts'
import { leaving } from '../../../lib/leaving.ts'
import { sentence } from '../../../lib/sentence.ts'
import { signInFailure } from '../../../lib/sign-in-failure.ts'
import { invalidateSessions } from '../../../stores/account.ts'
import { invalidateCompanyAccount, useCompanyAccount } from '../../../stores/company-account.ts'
import { Button } from '../../../ui/button/button.tsx'
import { QueryBoundary } from '../../../ui/empty-state/query-boundary.tsx'
import { focusOnceShown } from '../../../ui/field/form.ts'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { useOwnProof } from '../own-proof.tsx'
import { ProofDialog } from '../proof-dialog.tsx'

/** The user's account at the identity provider; renders nothing without an account and a provider. */
export function CompanyAccountSection() {
  const query = useCompanyAccount()
  const failure = useLinkResult()
  const { isPasswordless } = useOwnProof()
  const name = query.data?.provider?.name ?? ''
  if (!isShown(query)) return null
  return (
    <Section
      title={t.companyAccountTitle}
      description={name && (isPasswordless ? t.logInWithIt : t.whatItIsFor)({ name })}
    >
      <Stack>
        {failure !== null && (
          <Notice tone="warning">
            {/* Takes the focus, since it is out of sight when the page opens at its top after the provider. */}
            <p ref={focusOnceShown} role="alert" tabIndex={-1}>
              {failure}
            </p>
          </Notice>
        )}
        <QueryBoundary query={query} loading={null} failed={t.failedToLoadCompanyAccount}>
          {({ provider, linked }) =>
            linked === null ? (
              provider !== null && <NotLinked provider={provider} />
            ) : (
              <Linked linked={linked} />
            )
          }
        </QueryBoundary>
      </Stack>
    </Section>
  )
}

function isShown({ data, error, isUnsupported }: ReturnType<typeof useCompanyAccount>): boolean {
  if (data === undefined) return error !== null && !isUnsupported
  return data.provider !== null || data.linked !== null
}

function NotLinked({ provider: { name, isReachable } }: { provider: IdentityProvider }) {
  const { isPasswordless } = useOwnProof()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>{t.notLinked({ name })}</p>
      <div>
        <Button
          disabledReason={isReachable ? undefined : t.providerIsAway({ name })}
          onClick={() => setAsking(true)}
        >
          {t.linkAccount}
        </Button>
      </div>
      <ProofDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.linkQuestion({ name })}
        question={isPasswordless ? t.nextLogInAt({ name }) : t.firstThePassword({ name })}
        confirmLabel={common.goOn}
        failed={t.failedToLink}
        request={async (proof) => {
          const { url } = await linkCompanyAccount(proof)
          leaving.goTo(url)
        }}
      />
    </>
  )
}

function Linked({ linked: { email, linkedAt } }: { linked: LinkedAccount }) {
  const [isAsking, setAsking] = useState(false)
  const date = formatDateTime(linkedAt)
  return (
    <>
      <p>
        {email === null
          ? t.linkedSince({ date })
          : sentence(t.linkedAs({ email, date, strong: (text) => <strong>{text}</strong> }))}
      </p>
      <div>
        <Button onClick={() => setAsking(true)}>{t.unlink}</Button>
      </div>
      <ProofDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.unlinkQuestion}
        question={t.whatUnlinkingDoes}
        confirmLabel={t.unlink}
        tone="danger"
        failed={t.failedToUnlink}
        request={async (proof) => {
          await unlinkCompanyAccount(proof).finally(refresh)
          toast.success(t.accountIsUnlinked)
          setAsking(false)
        }}
      />
    </>
  )
}

function refresh(): void {
  invalidateCompanyAccount()
  invalidateSessions()
}

/** On return from the provider, announces that the account is linked, or returns why it is not. */
function useLinkResult(): string | null {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const [result] = useState(() => new URLSearchParams(search).get('companyAccount'))
  const onBack = useEffectEvent(() => {
    if (result === 'linked') toast.success(t.accountIsLinked)
    // A reload does not announce it again.
    navigate(path, { replace: true })
  })
  useEffect(() => {
    if (result !== null) onBack()
  }, [result])
  return result === null || result === 'linked' ? null : signInFailure(result)
}

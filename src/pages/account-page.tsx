import { useCallback } from 'react'
import { useLocation } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { CompanyAccountSection } from '../features/account/company-account/company-account-section.tsx'
import { DeletionSection } from '../features/account/deletion-section.tsx'
import { LanguageSection } from '../features/account/language-section.tsx'
import { NameSection } from '../features/account/name-section.tsx'
import { PasswordSection } from '../features/account/password-section.tsx'
import { PasskeysSection } from '../features/account/passkeys/passkeys-section.tsx'
import { PhoneSection } from '../features/account/phone-section.tsx'
import { SessionsSection } from '../features/account/sessions-section.tsx'
import { TwoFactorSection } from '../features/account/two-factor/two-factor-section.tsx'
import { OwnProof } from './own-proof.tsx'
import {
  announceUserChange,
  checkUser,
  lookUpAgain,
  useCurrentUser,
} from '../features/session/session.ts'
import { paths } from '../lib/paths.ts'
import { Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { toast } from '../ui/toast/toast.tsx'

/** The user's own settings as a list of sections, in the area of each role. */
export default function AccountPage() {
  const user = useCurrentUser()
  const leave = useLeaving()
  if (user === null) return null
  return (
    <OwnProof user={user}>
      <PageHeader title={common.yourAccount} description={t.nameAndPasswordAndDevices} />
      <Stack $gap={10}>
        <NameSection key={user.id} user={user} onChanged={announceUserChange} />
        {user.role === 'RECEIVER' && <PhoneSection />}
        <LanguageSection own={user.language} />
        <PasswordSection email={user.email} status={user.passwordStatus} onSet={checkUser} />
        <PasskeysSection />
        <CompanyAccountSection />
        <TwoFactorSection onTurnedOff={lookUpAgain} />
        <SessionsSection />
        <DeletionSection isCourier={user.role === 'COURIER'} onDeleted={leave} />
      </Stack>
    </OwnProof>
  )
}

/** Goes to the home page, before the session ends and the guard redirects to the login. */
function useLeaving(): () => void {
  const [, navigate] = useLocation()
  return useCallback(() => {
    toast.success(t.accountIsDeleted)
    navigate(paths.home(), { replace: true })
    void announceUserChange(null)
  }, [navigate])
}

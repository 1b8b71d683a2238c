import * as t from '#texts/languageChoice.ts'
import type { Language } from '../../openapi.d.ts'
import { isUnknownCall, messageOf } from '../api/api-error.ts'
import { useMutation } from '../lib/use-mutation.ts'
import { askBeforeReload, reloadPage } from '../lib/use-navigation-blocker.ts'
import { toast } from '../ui/toast/toast.tsx'
import { rememberLanguage } from './language.ts'

interface LanguageChoice {
  choose: (chosen: Language) => void
  isPending: boolean
}

/**
 * Loads the page again in another language. Emails of a user who is signed in come in it as well: where
 * that cannot be saved, nothing changes.
 */
export function useLanguageChoice(isSignedIn: boolean): LanguageChoice {
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: Language) => {
      // The page that is kept for then would come in the language that it has.
      if (!navigator.onLine) throw new Error('There is no connection')
      if (isSignedIn) await saveWithAccount(chosen)
      rememberLanguage(chosen)
      reloadPage()
    },
    onError: (error) => toast.error(messageOf(error, t.failedToChangeTheLanguage)),
  })
  return { choose: (chosen) => askBeforeReload(() => mutate(chosen)), isPending }
}

/** A host that has no languages sends no emails in them. */
async function saveWithAccount(chosen: Language): Promise<void> {
  // A visitor's pages never need the client.
  const { setLanguage } = await import('../api/language.ts')
  try {
    await setLanguage(chosen)
  } catch (error) {
    if (!isUnknownCall(error)) throw error
  }
}

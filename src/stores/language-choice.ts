import * as t from '#texts/site.ts'
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
 * Reloads the page in another language, which is also used for emails to a signed-in user; if the choice
 * cannot be saved, nothing changes.
 */
export function useLanguageChoice(isSignedIn: boolean): LanguageChoice {
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: Language) => {
      // Without a connection, the cached page would open in its old language.
      if (!navigator.onLine) throw new Error('There is no connection')
      if (isSignedIn) await saveWithAccount(chosen)
      rememberLanguage(chosen)
      reloadPage()
    },
    onError: (error) => toast.error(messageOf(error, t.failedToChangeTheLanguage)),
  })
  return { choose: (chosen) => askBeforeReload(() => mutate(chosen)), isPending }
}

/** Ignores a host without languages, which sends no emails in them either. */
async function saveWithAccount(chosen: Language): Promise<void> {
  // Imported on demand, since a visitor's pages never need the client.
  const { setLanguage } = await import('../api/language.ts')
  try {
    await setLanguage(chosen)
  } catch (error) {
    if (!isUnknownCall(error)) throw error
  }
}

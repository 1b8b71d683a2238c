import type { ComponentType, RefObject } from 'react'
import type { LoginEvent } from '../../../machines/login.ts'

/** View of a login. */
export interface LoginView {
  /** What was begun and is not over: an attempt as well until the browser has the next page. */
  underway: LoginEvent['type'] | null
  isSlow: boolean
  refusal: LoginRefusal | null
  /** Shown in place of the first step. */
  CodeStep: ComponentType<CodeStepProps> | null
}

/** Why the last attempt failed; another object for each. */
export interface LoginRefusal {
  text: string
  isOfCode: boolean
  isOfPassword: boolean
}

export type CodeStepProps = {
  view: LoginView
  onCode: (code: string) => void
  onBack: () => void
  /** Gets the focus after going back. */
  before: RefObject<HTMLElement | null>
}

import type { ComponentType, RefObject } from 'react'
import type { LoginEvent } from '../../../machines/login.ts'

/** State of a login as the page shows it. */
export interface LoginView {
  /** The step in progress; an attempt counts until the browser has loaded the next page. */
  underway: LoginEvent['type'] | null
  isSlow: boolean
  refusal: LoginRefusal | null
  /** Replaces the first step. */
  CodeStep: ComponentType<CodeStepProps> | null
}

/** Reason why the last attempt failed; a new object for each attempt. */
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

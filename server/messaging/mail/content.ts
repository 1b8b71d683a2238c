import type { Language } from '../../../openapi.d.ts'

/** Where the company is. */
export interface MailPlace {
  publicUrl: string
  /** The company's, because the reader's is not known. */
  timeZone: string
}

/** Content of a mail, as plain text. Texts that users wrote come through `personsWords`. */
export interface MailContent {
  /** Language of all texts below. */
  language: Language
  subject: string
  /** A word or two above the title, and its colour. */
  label: string
  tone: Tone
  title: string
  lead: string
  /** Text that a user wrote about it. */
  note: string | null
  facts: [name: string, value: string][]
  /** Parcels of a mail about several, grouped by what happened to them. */
  lists?: MailList[]
  action: { label: string; href: string }
  /** Footer that says who gets the mail, and why. */
  reason: string
  /** Address that stops such mails; null if they cannot be stopped. */
  stopHref: string | null
}

export interface MailList {
  title: string
  items: MailItem[]
  /** Number of items that are left out. */
  more: number
}

export interface MailItem {
  name: string
  href: string
  text: string
}

export type Tone = 'accent' | 'success' | 'danger'

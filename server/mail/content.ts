/** What a mail says, as plain text. Whatever people wrote comes through `personsWords`. */
export interface MailContent {
  subject: string
  /** A word or two above the title, and its colour. */
  label: string
  tone: Tone
  title: string
  lead: string
  /** What a person wrote about it. */
  note: string | null
  facts: [name: string, value: string][]
  /** Of several parcels: what happened to which. */
  lists?: MailList[]
  action: { label: string; href: string }
  /** Who gets it, and why. */
  reason: string
  /** Where to stop such mails; null where they cannot be stopped. */
  stopHref: string | null
}

export interface MailList {
  title: string
  items: MailItem[]
  /** How many are left out. */
  more: number
}

export interface MailItem {
  name: string
  href: string
  text: string
}

export type Tone = 'accent' | 'success' | 'danger'

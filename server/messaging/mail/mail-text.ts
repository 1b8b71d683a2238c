import type { MailContent, MailList } from './content.ts'
import { textsIn } from './texts.ts'

export function textOf(content: MailContent): string {
  const { language, title, lead, note, facts, lists = [], action, reason, stopHref } = content
  const { t, direction } = textsIn(language)
  // Isolates left-to-right text, such as a tracking ID, from the right-to-left line around it.
  const isolated = (text: string) => (direction === 'rtl' ? `\u2068${text}\u2069` : text)
  const named = (name: string) => t.named({ name })
  const width = Math.max(0, ...facts.map(([name]) => named(name).length)) + 1
  const listText = ({ title: name, items, more }: MailList): string =>
    [
      named(name),
      ...items.map((item) => `- ${named(item.name)} ${item.text}`),
      ...(more > 0 ? [t.andMore({ count: more })] : []),
    ].join('\n')
  const paragraphs = [
    title,
    lead,
    ...(note === null ? [] : [`${named(t.note)} ${isolated(note)}`]),
    ...(facts.length === 0
      ? []
      : [
          facts.map(([name, value]) => `${named(name).padEnd(width)}${isolated(value)}`).join('\n'),
        ]),
    ...lists.map(listText),
    `${named(action.label)}\n${action.href}`,
    `-- \n${reason}`,
    ...(stopHref === null ? [] : [`${named(t.stopTheseEmails)}\n${stopHref}`]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

import type { MailContent, MailList } from './content.ts'

export function textOf(content: MailContent): string {
  const { title, lead, note, facts, lists = [], action, reason, stopHref } = content
  const width = Math.max(0, ...facts.map(([name]) => name.length)) + 2
  const paragraphs = [
    title,
    lead,
    ...(note === null ? [] : [`Note: ${note}`]),
    ...(facts.length === 0
      ? []
      : [facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join('\n')]),
    ...lists.map(listText),
    `${action.label}:\n${action.href}`,
    `-- \n${reason}`,
    ...(stopHref === null ? [] : [`Stop these emails:\n${stopHref}`]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

const listText = ({ title, items, more }: MailList): string =>
  [
    `${title}:`,
    ...items.map(({ name, text }) => `- ${name}: ${text}`),
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n')

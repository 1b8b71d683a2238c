import type { MailContent } from './content.ts'

export function textOf(content: MailContent): string {
  const { title, lead, note, facts, action, reason, stopHref } = content
  const width = Math.max(...facts.map(([name]) => name.length)) + 2
  const paragraphs = [
    title,
    lead,
    ...(note === null ? [] : [`Note: ${note}`]),
    facts.map(([name, value]) => `${`${name}:`.padEnd(width)}${value}`).join('\n'),
    `${action.label}:\n${action.href}`,
    `-- \n${reason}`,
    ...(stopHref === null ? [] : [`Stop these emails:\n${stopHref}`]),
  ]
  return `${paragraphs.join('\n\n')}\n`
}

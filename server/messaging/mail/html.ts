/** Text that is HTML already. All other text is escaped when it is put into HTML. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Builds HTML with values in its text, or between the quotes of an attribute. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const texts = values.map((value) => [value].flat().map(toHtml).join(''))
  return new Html(String.raw({ raw: parts }, ...texts))
}

const toHtml = (value: string | Html) => (value instanceof Html ? value.text : escape(value))

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

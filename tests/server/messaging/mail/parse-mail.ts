/** A mail as a mail program reads it: headers by their names in lower case, and both parts. */
export function parseMail(source: string) {
  const { headers, body } = splitEntity(source)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) throw new Error('The mail has one part only')
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitEntity(part.replace(/^\r\n/, '')))
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    if (part === undefined) throw new Error(`The mail has no part of type ${type}`)
    return decodeBody(part).trimEnd()
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

interface Entity {
  headers: Map<string, string>
  body: string
}

function splitEntity(source: string): Entity {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())]
  })
  const names = headers.map(([name]) => name)
  if (new Set(names).size < names.length) throw new Error(`A header comes twice: ${names.join()}`)
  return { headers: new Map(headers), body: source.slice(end + 4) }
}

/** Encoded words of RFC 2047; a space between two of them is not part of the text. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : fromQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeBody({ headers, body }: Entity): string {
  const encoding = headers.get('content-transfer-encoding')
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? fromQuoted(body.replaceAll('=\r\n', ''))
        : body
  return text.replaceAll('\r\n', '\n')
}

const fromQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
    'latin1',
  ).toString()

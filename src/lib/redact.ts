/** Copies a value for the inspector: without secrets, with shortened email addresses and errors as text. */
export function redacted(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, hide) ?? 'null')
}

function hide(key: string, value: unknown): unknown {
  if (secret.test(key)) return '•••'
  if (typeof value === 'string') return value.replaceAll(email, shortened)
  if (value instanceof Error)
    return Object.assign({ error: value.name, message: value.message }, value)
  return value
}

const secret =
  /passw|token|secret|cookie|authorization|handoverCode|recoveryCode|^code$|^uri$|^signature$|^photo$/i
const email = /([^\s@<>"'(),;:])[^\s@<>"'(),;:]*@([^\s@<>"'(),;:]+)/g
const shortened = '$1…@$2'

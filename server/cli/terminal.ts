export interface Terminal {
  /** A result. */
  say: (line: string) => void
  /** What happens meanwhile, and failures. */
  note: (line: string) => void
}

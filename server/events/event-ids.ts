import { createCipheriv, createDecipheriv } from 'node:crypto'

/**
 * The number of a change as people see it. Numbers count what the whole service does, which is
 * nobody's business; so one block of AES hides them, with a key that all nodes share.
 */
export interface EventIds {
  textOf(number: number): string
  /** Null for what is no id of ours. */
  numberIn(text: string): number | null
}

export function createEventIds(secret: string): EventIds {
  const key = Buffer.from(secret.replaceAll('-', ''), 'hex')
  return {
    textOf(number) {
      const block = Buffer.alloc(16)
      block.writeBigUInt64BE(BigInt(number), 8)
      const cipher = createCipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
    },
    numberIn(text) {
      const hidden = Buffer.from(text, 'base64url')
      if (hidden.length !== 16) return null
      const cipher = createDecipheriv('aes-128-ecb', key, null).setAutoPadding(false)
      const block = Buffer.concat([cipher.update(hidden), cipher.final()])
      const number = Number(block.readBigUInt64BE(8))
      return block.readBigUInt64BE(0) === 0n && Number.isSafeInteger(number) ? number : null
    },
  }
}

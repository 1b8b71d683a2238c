import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The answers of one page: its text with a fresh nonce, plain or compressed. */
export interface PageBody {
  plain: (nonce: string) => string
  gzip: (nonce: string) => Buffer
}

/**
 * Compressed once although no two answers are the same: what stands between the nonces is deflated
 * here, and each answer joins it with its nonce, which goes in as it is.
 */
export function pageBody(html: string): PageBody {
  const parts = html.split('__NONCE__')
  const deflated = parts.map((part, index) => {
    const before = parts.slice(0, index).map((one) => one + blank)
    return deflateRawSync(part, {
      level: 9,
      dictionary: Buffer.from(before.join('')).subarray(-windowSize),
      // Each ends at a whole byte, and only the last one ends the stream.
      finishFlush: index < parts.length - 1 ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
    })
  })
  const plain = (nonce: string) => parts.join(nonce)

  return {
    plain,
    gzip: (nonce) => {
      const stored = storedBlock(nonce)
      const blocks = deflated.flatMap((block, index) => (index === 0 ? [block] : [stored, block]))
      return Buffer.concat([gzipHeader, ...blocks, trailer(Buffer.from(plain(nonce)))])
    },
  }
}

const windowSize = 32 * 1024

// As long as a nonce, and like nothing in a page: the text after it may refer to the text before it.
const blank = '\0'.repeat(24)

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])

function storedBlock(text: string): Buffer {
  const content = Buffer.from(text)
  if (content.length !== blank.length) throw new Error('A nonce has 24 characters.')
  const head = Buffer.alloc(5)
  head.writeUInt16LE(content.length, 1)
  head.writeUInt16LE(0xffff - content.length, 3)
  return Buffer.concat([head, content])
}

function trailer(content: Buffer): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32LE(crc32(content), 0)
  bytes.writeUInt32LE(content.length % 2 ** 32, 4)
  return bytes
}

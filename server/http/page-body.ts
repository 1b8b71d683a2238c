import { constants, crc32, deflateRawSync } from 'node:zlib'

/** What is new in each answer. */
interface PageValues {
  nonce: string
  /** Where the page is that of one parcel. */
  trackingId?: string
}

/** The answers of one page: its text with these values, plain or compressed. */
export interface PageBody {
  plain: (values: PageValues) => string
  gzip: (values: PageValues) => Buffer
}

/**
 * Compressed once although no two answers are the same: what stands between the values is deflated
 * here, and each answer joins it with its values, which go in as they are.
 */
export function pageBody(html: string): PageBody {
  const parts = html.split(/(__NONCE__|__TRACKING_ID__)/)
  const deflated = parts.map((part, index) => {
    const place = placeAt(part)
    if (place !== undefined) return place
    const before = parts.slice(0, index).map((one) => placeAt(one)?.blank ?? one)
    return deflateRawSync(part, {
      level: 9,
      dictionary: Buffer.from(before.join('')).subarray(-windowSize),
      // Each ends at a whole byte, and only the last one ends the stream.
      finishFlush: index < parts.length - 1 ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
    })
  })
  const plain = (values: PageValues) =>
    parts.map((part) => placeAt(part)?.valueIn(values) ?? part).join('')

  return {
    plain,
    gzip: (values) => {
      const blocks = deflated.map((one) => (Buffer.isBuffer(one) ? one : storedBlock(one, values)))
      return Buffer.concat([gzipHeader, ...blocks, trailer(Buffer.from(plain(values)))])
    },
  }
}

interface Place {
  /** As long as the value, and like nothing in a page: the text after it may refer to the text before it. */
  blank: string
  valueIn: (values: PageValues) => string
}

const placeAt = (part: string): Place | undefined => places[part]
const places: Partial<Record<string, Place>> = {
  __NONCE__: { blank: '\0'.repeat(24), valueIn: ({ nonce }) => nonce },
  __TRACKING_ID__: {
    blank: '\0'.repeat('TRK-0000-0000-0000-0000'.length),
    valueIn: ({ trackingId = '' }) => trackingId,
  },
}

const windowSize = 32 * 1024

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff])

function storedBlock({ blank, valueIn }: Place, values: PageValues): Buffer {
  const content = Buffer.from(valueIn(values))
  if (content.length !== blank.length)
    throw new Error(`A value has ${content.length} characters instead of ${blank.length}.`)
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

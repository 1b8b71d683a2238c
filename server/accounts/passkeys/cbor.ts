/*
 * Reads CBOR (RFC 8949) as authenticators write it, and nothing that is cut off: the WebAuthn library takes the
 * bytes that are left for a whole string.
 */

export type Cbor = number | string | boolean | null | Buffer | Cbor[] | CborMap
export type CborMap = Map<number | string, Cbor>

/** Levels of maps and arrays; an attestation has four. */
const maxDepth = 8

/** Reads items one after the other; throws a RangeError if one is incomplete, or of a kind that no authenticator sends. */
export class CborReader {
  readonly #bytes: Buffer
  #at = 0
  /** Whether each number and length so far was written in the shortest way, as WebAuthn asks for. */
  isShortest = true

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The next bytes as they are. */
  take(length: number): Buffer {
    const end = this.#at + length
    if (end > this.#bytes.length) throw new RangeError('The bytes end too early')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }

  map(): CborMap {
    const item = this.item()
    if (!(item instanceof Map)) throw new RangeError('This is not a map')
    return item
  }

  item(depth = 0): Cbor {
    if (depth > maxDepth) throw new RangeError('The items are nested too deeply')
    const head = this.take(1).readUInt8()
    const [major, info] = [head >> 5, head & 0x1f]
    if (major === 7) return simple(info)
    const size = this.#number(info)
    switch (major) {
      case 0:
        return size
      case 1:
        return -1 - size
      case 2:
        return this.take(size)
      case 3:
        return utf8.decode(this.take(size))
      case 4:
        return this.#times(size, () => this.item(depth + 1))
      case 5:
        return uniqueKeys(
          this.#times(size, () => [this.item(depth + 1), this.item(depth + 1)] as const),
        )
      default:
        throw new RangeError('Tags are not expected')
    }
  }

  expectEnd(): void {
    if (this.#at !== this.#bytes.length) throw new RangeError('There are bytes after the end')
  }

  #number(info: number): number {
    if (info < 24) return info
    if (info === 24) return this.#atLeast(24, this.take(1).readUInt8())
    if (info === 25) return this.#atLeast(0x100, this.take(2).readUInt16BE())
    if (info === 26) return this.#atLeast(0x1_0000, this.take(4).readUInt32BE())
    throw new RangeError('The number is too large, or the length is not given')
  }

  #atLeast(shortest: number, number: number): number {
    this.isShortest &&= number >= shortest
    return number
  }

  // Each item has at least a byte, so reading ends immediately if a count is too large.
  #times<Item>(count: number, read: () => Item): Item[] {
    const items: Item[] = []
    while (items.length < count) items.push(read())
    return items
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function simple(info: number): boolean | null {
  if (info === 20 || info === 21) return info === 21
  if (info === 22) return null
  throw new RangeError('This value is not expected')
}

function uniqueKeys(entries: (readonly [Cbor, Cbor])[]): CborMap {
  const map: CborMap = new Map()
  for (const [key, value] of entries) {
    if ((typeof key !== 'number' && typeof key !== 'string') || map.has(key)) {
      throw new RangeError('A key is repeated, or is not a number or a text')
    }
    map.set(key, value)
  }
  return map
}

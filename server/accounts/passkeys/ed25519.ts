/** The field of the curve (RFC 8032, 5.1): numbers modulo this prime. */
const prime = 2n ** 255n - 19n

/** True for an encoded point of the curve that takes part in signatures; Node.js accepts any 32 bytes. */
export function isPointOfEd25519(bytes: Buffer): boolean {
  if (bytes.length !== 32) return false
  const encoded = BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
  const y = encoded & (2n ** 255n - 1n)
  if (y >= prime) return false
  const squareOfX = divide(y * y - 1n, curve * y * y + 1n)
  const isOnCurve = squareOfX === 0n || power(squareOfX, (prime - 1n) / 2n) === 1n
  return isOnCurve && !isOfSmallOrder(squareOfX, y)
}

const mod = (number: bigint) => ((number % prime) + prime) % prime
const divide = (one: bigint, by: bigint) => mod(one * power(by, prime - 2n))

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = mod(base)
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

const curve = divide(-121665n, 121666n)

/** Eight times such a point is the neutral one, and anyone can sign for it. Signs of x do not matter here. */
function isOfSmallOrder(squareOfX: bigint, y: bigint): boolean {
  let [xx, next] = [squareOfX, y]
  for (let doublings = 0; doublings < 3; doublings += 1) {
    const yy = next * next
    const product = curve * xx * yy
    next = divide(yy + xx, 1n - product)
    xx = divide(4n * xx * yy, (1n + product) ** 2n)
  }
  return xx === 0n && next === 1n
}

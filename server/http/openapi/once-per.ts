/** Calls `make` once for each object: servers of one process share what is slow to make from the contract. */
export function oncePer<Key extends object, Value>(make: (key: Key) => Value) {
  const made = new WeakMap<Key, Value>()
  return (key: Key): Value => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}

import { create } from 'zustand'

/** A choice that this browser remembers for the next visit. */
export function createRememberedChoice<Value extends string>(
  storageKey: string,
  values: readonly Value[],
  initial: Value,
) {
  const useStore = create<{ value: Value }>(() => ({ value: remembered() }))

  function remembered(): Value {
    try {
      const stored = localStorage.getItem(storageKey)
      return values.find((value) => value === stored) ?? initial
    } catch {
      return initial
    }
  }

  return {
    useChoice: (): Value => useStore().value,
    choose: (value: Value): void => {
      useStore.setState({ value })
      try {
        localStorage.setItem(storageKey, value)
      } catch {
        // Storage is full or forbidden: the choice is lost after this visit.
      }
    },
  }
}

import { useCallback, useState } from 'react'

/** The width of an element in pixels, as it is now; what a page is drawn with before it is known. */
export function useWidth(initial: number) {
  const [width, setWidth] = useState(initial)
  const measure = useCallback((element: Element | null) => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measure }
}

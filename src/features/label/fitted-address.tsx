import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'

type FittedAddressProps = {
  /** In millimetres, the preferred one first. */
  sizes: readonly number[]
  name: string
  address: string
}

/** Somebody and their address in the largest size that fits its place: an address may have 20 or 500 letters. */
export function FittedAddress({ sizes, name, address }: FittedAddressProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    for (const size of sizes) {
      element.style.fontSize = `calc(${size} * var(--mm))`
      if (element.scrollHeight <= element.clientHeight) return
    }
  })
  return (
    <Box ref={box}>
      <strong>{name}</strong>
      <span>{address}</span>
    </Box>
  )
}

const Box = styled.div`
  min-height: 0;
  overflow: hidden;
  line-height: 1.22;
  overflow-wrap: anywhere;
  strong,
  span {
    display: block;
    white-space: pre-line;
    text-wrap: balance;
  }
  strong {
    font-weight: 800;
  }
`

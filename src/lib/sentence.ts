import { createElement, Fragment, type ReactNode } from 'react'

/** A text of which parts are elements, as texts with tags answer it. */
export const sentence = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts)

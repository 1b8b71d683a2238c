import { createElement, Fragment, type ReactNode } from 'react'

/** Joins the parts of a text with tags, some of which are elements. */
export const sentence = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts)

import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { palette } from '../theme/palette.ts'
import { cssVariable } from '../theme/tokens.ts'

type PrintStyleProps = {
  /** Declarations of `@page`, for example `size: A4; margin: 14mm`. */
  $page: string
  /** Root font size, on which the sheet's lengths in rem depend. */
  $base?: string
  /** Padding between the sheet and the page's margins. */
  $edge?: string
}

/** Part of a page that is printed, instead of the whole page. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return <div data-print-sheet="">{children}</div>
}

/** Style for a page with a `PrintSheet`: prints only the sheet, in the colours of the light theme. */
export const PrintStyle = createGlobalStyle<PrintStyleProps>`
  @page { ${({ $page }) => $page} }

  @media print {
    :root:root:root {
      ${Object.entries(palette.light)
        .map(([name, value]) => `${cssVariable(name)}: ${value};`)
        .join('\n')}
      --color-page: #fff;
      --shadow-card: none;
      color-scheme: light !important;
      font-size: ${({ $base = '16px' }) => $base};
    }
    html, body { min-height: 0; background: #fff; }
    body *:not([data-print-sheet], [data-print-sheet] *, :has([data-print-sheet])) {
      display: none !important;
    }
    body *:has([data-print-sheet]) {
      display: block !important;
      position: static !important;
      width: auto !important;
      max-width: none !important;
      min-height: 0 !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      border-radius: 0 !important;
      background: none !important;
      box-shadow: none !important;
      overflow: visible !important;
    }
    /* Prints colours, because they have a meaning; the padding keeps a border at the edge from being cut off. */
    [data-print-sheet] { padding: ${({ $edge = '0' }) => $edge}; print-color-adjust: exact; }
  }
`

export const OnPaperOnly = styled.div`
  @media screen {
    display: none;
  }
`

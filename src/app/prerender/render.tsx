import { prerender } from 'react-dom/static'
import type { ReactNode } from 'react'
import { ServerStyleSheet } from 'styled-components'
import { Router } from 'wouter'
import { FullScreenSpinner } from '../../ui/progress/spinner.tsx'
import { App } from '../app.tsx'
import { Providers } from '../providers.tsx'

export interface Rendered {
  body: string
  styles: string
}

export function renderPage(address: string): Promise<Rendered> {
  return render(
    <Router ssrPath={address}>
      <Providers>
        <App />
      </Providers>
    </Router>,
  )
}

/** Renders the shell of pages whose content only the browser can render. */
export function renderShell(): Promise<Rendered> {
  return render(<FullScreenSpinner />)
}

async function render(content: ReactNode): Promise<Rendered> {
  const sheet = new ServerStyleSheet({ nonce: '__NONCE__' })
  const failures: unknown[] = []
  const { prelude } = await prerender(sheet.collectStyles(content), {
    onError: (error) => void failures.push(error),
    // Otherwise React would defer large parts, and put them in place with a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  const body = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { body, styles: sheet.getStyleTags() }
}

import type { Plugin } from 'vite'
import { globalStyle } from '../../ui/theme/global-style.ts'

/** Inlines the styles of every page into its HTML, in time for the first paint. */
export function globalStyleInPage(): Plugin {
  return {
    name: 'waybill:global-style',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'style',
          attrs: { nonce: '__NONCE__' },
          children: globalStyle,
          injectTo: 'head',
        },
      ],
    },
  }
}

import type { Plugin } from 'vite'
import { globalStyle } from '../../ui/theme/global-style.ts'

/** Puts the styles of every page into its HTML, where they are in time for the first paint. */
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

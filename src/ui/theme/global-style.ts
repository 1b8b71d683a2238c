import { palette } from './palette.ts'
import type { Theme } from './palette.ts'
import { color, cssVariable, focusRing, font, fontSize } from './tokens.ts'

/** Variables for colours, shadows, fonts and durations, which all other styles use. */
export const themeVariables = `
  :root, :root.light {
    color-scheme: light;
    ${variables('light')}
    --shadow-low: 0 1px 2px rgb(60 36 16 / 0.08);
    --shadow-card: 0 1px 0 rgb(60 36 16 / 0.06), 0 6px 18px -10px rgb(60 36 16 / 0.22);
    --shadow-raised: 0 2px 6px rgb(60 36 16 / 0.1), 0 24px 48px -16px rgb(60 36 16 / 0.34);
  }

  :root.dark {
    color-scheme: dark;
    ${variables('dark')}
    --shadow-low: 0 1px 2px rgb(0 0 0 / 0.4);
    --shadow-card: 0 1px 0 rgb(0 0 0 / 0.4), 0 8px 20px -12px rgb(0 0 0 / 0.7);
    --shadow-raised: 0 0 0 1px ${palette.dark.border}, 0 24px 56px -16px rgb(0 0 0 / 0.8);
  }

  :root {
    --font-body: 'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, Roboto,
      'Noto Sans', 'Liberation Sans', Arial, sans-serif;
    --font-display: Bahnschrift, 'DIN Alternate', 'Avenir Next', 'Segoe UI Variable Display',
      -apple-system, BlinkMacSystemFont, Roboto, 'Noto Sans', 'Liberation Sans', Arial, sans-serif;
    --font-mono: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas,
      'Liberation Mono', monospace;
    --motion-fast: 120ms;
    --motion-normal: 220ms;
    --motion-slow: 500ms;
    --inline-sign: 1;
  }

  [dir='rtl'] { --inline-sign: -1; }

  @media (prefers-reduced-motion: reduce) {
    :root { --motion-fast: 0ms; --motion-normal: 0ms; --motion-slow: 0ms; }
  }
`

/** Styles of every page, inlined in the HTML, so that they need no script. */
export const globalStyle = `
  ${themeVariables}
  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
  }

  /* Set on the body by every dialog; inherited, it would restyle each element of the page. */
  @property --floating-ui-scrollbar-width {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scroll-padding-top: 5.5rem;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: ${color.page};
    color: ${color.text};
    font: 400 ${fontSize.body} / 1.55 ${font.body};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    accent-color: ${color.accentLine};
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: ${font.display};
    font-weight: 700;
    line-height: 1.12;
    letter-spacing: -0.018em;
    text-wrap: balance;
  }

  h1 { font-size: ${fontSize.heading}; }
  h2 { font-size: ${fontSize.title}; }
  h3 { font-size: ${fontSize.lead}; }
  h4 { font-size: ${fontSize.body}; }

  p, ul, ol, dl, dd, figure, blockquote { margin: 0; }
  ul[class], ol[class] { padding: 0; list-style: none; }
  p { text-wrap: pretty; }

  a { color: ${color.accentText}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }

  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  img, svg { max-width: 100%; }
  [dir='rtl'] [data-mirrored] { scale: -1 1; }
  time { font-variant-numeric: tabular-nums; }

  :focus-visible { ${focusRing} }
  :focus:not(:focus-visible) { outline: none; }
  /* These get the focus only from a script: there is nothing to press, so they have no ring. */
  :is(main, h1, h2, h3, p, output)[tabindex='-1']:focus-visible { outline: none; }
  ::selection { background: ${color.accent}; color: ${color.textOnAccent}; }
`

function variables(theme: Theme): string {
  return Object.entries(palette[theme])
    .map(([name, value]) => `${cssVariable(name)}: ${value};`)
    .join('\n')
}

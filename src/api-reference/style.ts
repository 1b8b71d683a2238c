import { themeVariables } from '../ui/theme/global-style.ts'
import { color, focusRing, font, radius } from '../ui/theme/tokens.ts'

/** Styles of the page: its own header, and Scalar in the site's colours. */
export const style = `
  ${themeVariables}

  body {
    margin: 0;
    font: 400 1rem / 1.5 ${font.body};
  }
  /* Until the theme is known, the browser's own colours are closer to it. */
  :root:is(.light, .dark) body { background: ${color.surface}; color: ${color.text}; }
  :root:is(.light, .dark) #site { background: ${color.page}; }

  #site {
    position: sticky;
    top: 0;
    z-index: 20;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    height: 56px;
    padding-inline: 1rem;
    border-bottom: 1px solid ${color.border};
  }
  #site a {
    color: ${color.accentText};
    text-underline-offset: 0.2em;
  }
  #site a:focus-visible { ${focusRing} border-radius: 2px; }
  #site a:first-child {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    color: ${color.text};
    font: 800 1.25rem / 1 ${font.display};
    letter-spacing: -0.035em;
    text-decoration: none;
  }
  #site span { color: ${color.textMuted}; }
  #site a:last-child { margin-inline-start: auto; }

  #reference > p { padding: 1rem; }

  :root {
    --scalar-custom-header-height: 56px;
    --scalar-font: ${font.body};
    --scalar-font-code: ${font.mono};
    --scalar-radius: ${radius.small};
  }

  .light-mode, .dark-mode {
    --scalar-background-1: ${color.surface};
    --scalar-background-2: ${color.surfaceSunken};
    --scalar-background-3: ${color.neutralSoft};
    --scalar-background-accent: ${color.accentSoft};
    --scalar-border-color: ${color.border};
    --scalar-color-1: ${color.text};
    --scalar-color-2: ${color.textMuted};
    --scalar-color-3: ${color.textMuted};
    --scalar-color-accent: ${color.accentText};
    --scalar-color-green: ${color.successText};
    --scalar-color-blue: ${color.infoText};
    --scalar-color-yellow: ${color.warningText};
    --scalar-color-orange: ${color.accentText};
    --scalar-color-red: ${color.dangerText};
    --scalar-color-purple: ${color.infoText};
    --scalar-color-query: ${color.successText};
    --scalar-link-color: ${color.accentText};
    --scalar-button-1: ${color.accent};
    --scalar-button-1-hover: ${color.accentHover};
    --scalar-button-1-color: ${color.textOnAccent};
    --scalar-sidebar-background-1: ${color.page};
    --scalar-sidebar-item-hover-background: ${color.surfaceHover};
    --scalar-sidebar-item-active-background: ${color.accentSoft};
    --scalar-sidebar-color-active: ${color.accentText};
    --scalar-sidebar-search-background: ${color.surface};
    --scalar-sidebar-search-border-color: ${color.borderStrong};
  }

  .scalar-app h1, .scalar-app h2, .scalar-app h3 { font-family: ${font.display}; }
  #reference :is(a, button, input, select, textarea):focus-visible { outline: 2px solid ${color.focus}; }
  #reference section:focus-visible { outline: none; }

  /*
   * The browser handles the session's cookie: no script can read it, or send a cookie that is typed in here.
   */
  #reference .scalar-reference-intro-auth { display: none; }

  /* Content that scrolls sideways, or in its own frame, cannot be reached with a keyboard. */
  #reference .markdown pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
  /* A long line of a request would make its dialog wider than a phone. */
  #reference [role='dialog'] .flex-1 { min-width: 0; }
  #reference .endpoints { overflow: visible; max-height: none; }
`

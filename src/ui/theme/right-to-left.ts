/**
 * Styles of right-to-left pages, after the styles of every page. Names, addresses and other values keep their
 * own direction.
 */
export const rightToLeftStyle = `
  /* The fonts for headings have no Arabic letters. */
  :root { --font-display: var(--font-body); }

  /* Arabic letters are joined, and extend further above and below the line. */
  body :not([dir='ltr'], [dir='ltr'] *) { letter-spacing: 0 !important; }
  h1, h2, h3, h4 { line-height: 1.35 !important; }

  :where(b, bdi, code, kbd, small, strong, time) {
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  input:not([type='date'], [type='range']), textarea { unicode-bidi: plaintext; }
  :is([type='email'], [type='password'], [type='tel'], [type='url'], [autocapitalize='characters']) {
    direction: ltr;
    /* The example in an empty field is not a value yet. */
    &:placeholder-shown { text-align: end; }
  }
`

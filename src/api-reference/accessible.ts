/** Mends, as its parts appear, what Scalar gets wrong for readers who use a keyboard or hear the page. */
export function makeAccessible(reference: HTMLElement): void {
  const mend = () => {
    for (const [selector, change] of mends) {
      for (const part of reference.querySelectorAll<HTMLElement>(selector)) change(part)
    }
  }
  new MutationObserver(mend).observe(reference, { childList: true, subtree: true })
}

/** No part is found a second time, once it is mended. */
const mends: [selector: string, change: (part: HTMLElement) => void][] = [
  // Buttons with a picture alone.
  [String.raw`.group\/copy-button:not([aria-label])`, (button) => (button.ariaLabel = 'Copy')],
  [
    String.raw`.group\/copy-button[aria-controls]`,
    (button) => button.removeAttribute('aria-controls'),
  ],
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  // Scrolling boxes have to be in reach of the keyboard.
  ['.scalar-card-content.custom-scroll:not([tabindex])', (box) => (box.tabIndex = 0)],
  // Each call has one, and all have the same name.
  ['.response-card[role="region"]', (card) => (card.role = 'group')],
  // Fields of a request: they are no lists to choose from, and the larger ones have no name.
  ['.code-input-lite__editor[role="combobox"]', (field) => (field.role = 'textbox')],
  // Its name where nothing is chosen; else what is chosen is its name.
  ['td button[aria-haspopup="menu"]:not([title])', (button) => (button.title = 'Value')],
  ['.cm-content[role="textbox"]:not([aria-label])', (field) => (field.ariaLabel = 'JSON')],
]

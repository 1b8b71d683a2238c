/** Corrects the accessibility of Scalar's elements as they appear: names, roles, and reach by keyboard. */
export function makeAccessible(reference: HTMLElement): void {
  const mend = () => {
    for (const [selector, change] of mends) {
      for (const part of reference.querySelectorAll<HTMLElement>(selector)) change(part)
    }
  }
  new MutationObserver(mend).observe(reference, { childList: true, subtree: true })
}

/** Each selector no longer matches after its change, so no element is changed twice. */
const mends: [selector: string, change: (part: HTMLElement) => void][] = [
  // Buttons with only an icon.
  [String.raw`.group\/copy-button:not([aria-label])`, (button) => (button.ariaLabel = 'Copy')],
  [
    String.raw`.group\/copy-button[aria-controls]`,
    (button) => button.removeAttribute('aria-controls'),
  ],
  ['button[role="none"]', (button) => button.removeAttribute('role')],
  // Scrolling boxes have to be focusable by keyboard.
  ['.scalar-card-content.custom-scroll:not([tabindex])', (box) => (box.tabIndex = 0)],
  // Every call has such a card, all with the same name, which regions must not share.
  ['.response-card[role="region"]', (card) => (card.role = 'group')],
  // Fields of a request, which are not comboboxes; the larger ones have no name.
  ['.code-input-lite__editor[role="combobox"]', (field) => (field.role = 'textbox')],
  // Names a menu without a choice; otherwise the choice is its name.
  ['td button[aria-haspopup="menu"]:not([title])', (button) => (button.title = 'Value')],
  ['.cm-content[role="textbox"]:not([aria-label])', (field) => (field.ariaLabel = 'JSON')],
]

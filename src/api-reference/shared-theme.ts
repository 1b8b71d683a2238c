import { setTheme, startTheme, useTheme } from '../stores/theme.ts'

/** Shows the theme that was chosen for the site, and passes it to Scalar before Scalar starts. */
export function followTheme(): void {
  startTheme()
  try {
    localStorage.setItem('colorMode', useTheme.getState().choice)
  } catch {
    // Storage is full or forbidden: Scalar begins with the operating system's theme.
  }
  useTheme.subscribe(({ shown }) => {
    document.body.classList.toggle('dark-mode', shown === 'dark')
    document.body.classList.toggle('light-mode', shown === 'light')
  })
}

/** Applies a choice made with Scalar's own switch to the site, once the switch has appeared. */
export function followSwitch(): void {
  new MutationObserver(() => {
    const shown = document.body.classList.contains('dark-mode') ? 'dark' : 'light'
    if (shown !== useTheme.getState().shown) setTheme(shown)
  }).observe(document.body, { attributeFilter: ['class'] })
}

import type * as Texts from '#texts/devices.ts'
import type { LoginDevice } from '../openapi.d.ts'

/** Describes a device by what its user agent reveals. */
export function deviceText(
  t: typeof Texts,
  { browser, system }: Pick<LoginDevice, 'browser' | 'system'>,
): string {
  if (browser === null) return system === null ? t.unknownDevice : t.unknownBrowserOn({ system })
  return system === null ? browser : t.browserOn({ browser, system })
}

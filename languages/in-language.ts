// Plural rules and number formats for generated texts. Creating a format is slow, so each is created when a
// text first needs it.

/** Answers the plural category of a number: 'one', 'few', 'other' … */
export function categoryIn(locale: string, type: Intl.PluralRuleType = 'cardinal') {
  let rules: Intl.PluralRules | undefined
  return (number: number): Intl.LDMLPluralRule => {
    rules ??= new Intl.PluralRules(locale, { type })
    return rules.select(number)
  }
}

export function numberIn(locale: string) {
  let format: Intl.NumberFormat | undefined
  return (number: number): string => {
    format ??= new Intl.NumberFormat(locale)
    return format.format(number)
  }
}

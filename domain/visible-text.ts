/**
 * Characters that a reader does not see, or that change the direction of the text after them: controls, line and
 * paragraph separators, everything that Unicode lets programs ignore (fillers, tags, soft hyphens …), and
 * the blank of Braille.
 */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u2800]/u

/** Joiners between letters of scripts that are not written correctly without them, as in Persian or Hindi. */
const neededJoiner =
  /(?<=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}])[\u200C\u200D](?=[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}])/gu

/**
 * Parts of one picture: the choice of its colored form, if it has another, and joiners between the pictures that make
 * it up.
 */
const partOfEmoji =
  /(?<=(?![©®™\p{Emoji_Presentation}])\p{Extended_Pictographic})\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu

/**
 * True for a name that a reader sees and can tell from others, and for an empty text: whether a name may be left
 * out is another rule.
 */
export const isName = (text: string): boolean => text === '' || (isVisible(text) && hasLetter(text))

/** True if a reader sees every character of a text. */
export const isVisible = (text: string): boolean =>
  !unseen.test(text.replace(neededJoiner, '').replace(partOfEmoji, ''))

/** True if the text has a letter or a digit. */
export const hasLetter = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** True for tabs, line breaks and the like, which RFC 8265 forbids in passwords. */
export const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text)

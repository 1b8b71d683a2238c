import { css, styled } from 'styled-components'
import { language } from '#texts/language.ts'
import * as t from '#texts/site.ts'
import { languageFacts, languages } from '../../../domain/languages.ts'
import { useLanguageChoice } from '../../stores/language-choice.ts'
import { color, fontSize, inlineSign, layer, radius, shadow, space } from '../../ui/theme/tokens.ts'

type LanguageListProps = {
  id: string
  isSignedIn: boolean
  /** Floats over the page instead of taking space in it. */
  floats: boolean
  onClose: () => void
}

/** Lists the languages, each under its own name; a press reloads the page in that language. */
export function LanguageList({ id, isSignedIn, floats, onClose }: LanguageListProps) {
  const { choose, isPending } = useLanguageChoice(isSignedIn)
  return (
    <Anchor>
      <List id={id} aria-label={t.language} aria-busy={isPending} $floats={floats}>
        {languages.map((one) => (
          <li key={one}>
            <button
              type="button"
              lang={one}
              aria-current={one === language ? 'true' : undefined}
              onClick={() => (one === language ? onClose() : choose(one))}
            >
              {languageFacts[one].name}
            </button>
          </li>
        ))}
      </List>
    </Anchor>
  )
}

// Not placed around the button, which is part of the first view's HTML, whose size is limited.
const Anchor = styled.div`
  position: relative;
`

const floating = css`
  position: absolute;
  inset-block-start: ${space(1.5)};
  inset-inline-end: 0;
  z-index: ${layer.popover};
  width: 12rem;
  padding: ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
`

const inMenu = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  margin: ${space(2)} 0 0;
`

const List = styled.ul<{ $floats: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  ${({ $floats }) => ($floats ? floating : inMenu)}
  button {
    width: 100%;
    min-height: 2.75rem;
    padding: ${space(1.5)} ${space(4)};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${color.text};
    font-size: ${fontSize.small};
    font-weight: 550;
    text-align: start;
  }
  button:hover {
    background: ${color.surfaceHover};
  }
  button[aria-current] {
    box-shadow: inset calc(4px * ${inlineSign}) 0 0 ${color.accentLine};
    font-weight: 750;
  }
  &[aria-busy='true'] button {
    cursor: progress;
  }
`

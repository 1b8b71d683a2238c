import { describe, expect, it } from 'vitest'
import { shortened } from '../../src/app/prerender/short-styles.ts'

describe('Somebody who downloads a style', () => {
  it('gets none of the spaces and comments that people read it by', () => {
    const source = [
      'const Box = styled.div`',
      '  /* Above the page. */',
      '  width: min(100% - 2 * 1rem, 20rem);',
      '  > a, & + &:hover {',
      "    content: 'a;  b';",
      '  }',
      '`',
    ].join('\n')

    expect(shortened(source)).toBe(
      "const Box = styled.div`width:min(100% - 2 * 1rem,20rem);> a,& + &:hover{content:'a;  b'}`",
    )
  })

  it('gets the tokens as values, and other values as they were', () => {
    const source = [
      "import { color, space } from './tokens.ts'",
      'const Box = styled(Link).withConfig({ componentId: "w1" })<{ $on: boolean }>`',
      '  margin: ${space(2.5)} ${space(steps)};',
      '  color: ${color.text};',
      '  ${({ $on }) => $on && css`',
      '    z-index: ${layer.header};',
      '  `}',
      '`',
    ].join('\n')

    expect(shortened(source)).toBe(
      [
        "import { color, space } from './tokens.ts'",
        'const Box = styled(Link).withConfig({ componentId: "w1" })<{ $on: boolean }>' +
          '`margin:0.625rem ${space(steps)};color:var(--color-text);${({ $on }) => $on && css`z-index:20;`}`',
      ].join('\n'),
    )
  })

  it('gets the colours of drawings as values, where they are the tokens', () => {
    const drawing = '<path fill={color.artSky} stroke={color.unheardOf} />'
    const head = "import { color } from '../tokens.ts'\n"

    expect(shortened(head + drawing)).toBe(
      `${head}<path fill={'var(--color-art-sky)'} stroke={color.unheardOf} />`,
    )
    expect(shortened(drawing)).toBe(drawing)
  })

  it('gets everything else as it was written', () => {
    const source = 'const text = `  Hello,  ${name}  `; const a = { css: `  b ;  ` }'
    expect(shortened(source)).toBe(source)
  })
})

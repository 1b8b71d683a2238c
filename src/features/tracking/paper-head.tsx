import { styled } from 'styled-components'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { OnPaperOnly, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import type { QrCode } from '../../ui/code/scan-codes.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

type PaperHeadProps = { path: string; code: typeof QrCode | null }

/** What a sheet of paper needs to be understood, and to find back to the page. */
export function PaperHead({ path, code: Code }: PaperHeadProps) {
  const link = new URL(path, window.location.origin).href
  return (
    <OnPaperOnly>
      <Head>
        <div>
          <Logo size={30} />
          <Words>As it stood when this was printed. The latest is at</Words>
          <Words>{link}</Words>
        </div>
        {Code && (
          <Square>
            <Code text={link} label="QR code of the tracking page" />
          </Square>
        )}
      </Head>
    </OnPaperOnly>
  )
}

export function PrintStyles() {
  return <PrintStyle $page="margin: 14mm 15mm;" $base="11.5px" $edge="1px" />
}

const Head = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(6)};
  margin-bottom: ${space(6)};
`

const Words = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  overflow-wrap: anywhere;
  & + & {
    margin-top: 0;
    color: ${color.text};
  }
`

const Square = styled.div`
  flex: none;
  width: 26mm;
  height: 26mm;
`

import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import * as t from '#texts/trackingResult.ts'
import type * as ScanCodes from '../../ui/code/scan-codes.tsx'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { OnPaperOnly, PrintSheet, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

type PrintableProps = {
  /** The address of this page, printed above the content. */
  link: string
  children: (print: () => void) => ReactNode
}

/** Content that prints as one sheet, with a header that only paper shows. */
export function Printable({ link, children }: PrintableProps) {
  const [QrCode, setQrCode] = useState<typeof ScanCodes.QrCode | null>(null)
  const print = async () => {
    try {
      const codes = await import('../../ui/code/scan-codes.tsx')
      // The browser prints what is in the document by then.
      flushSync(() => setQrCode(() => codes.QrCode))
    } catch {
      // The sheet is worth printing without it.
    }
    window.print()
  }
  return (
    <PrintSheet>
      <PrintStyle $page="margin: 14mm 15mm;" $base="11.5px" $edge="1px" />
      <OnPaperOnly>
        <Header>
          <div>
            <Logo size={30} />
            <Line>{t.asItStood}</Line>
            <Line>{link}</Line>
          </div>
          {QrCode && (
            <CodeBox>
              <QrCode text={link} label={t.qrCodeOfThePage} />
            </CodeBox>
          )}
        </Header>
      </OnPaperOnly>
      {children(() => void print())}
    </PrintSheet>
  )
}

const Header = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(6)};
  margin-bottom: ${space(6)};
`

const Line = styled.p`
  margin-top: ${space(2)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  overflow-wrap: anywhere;
  & + & {
    margin-top: 0;
    color: ${color.text};
  }
`

const CodeBox = styled.div`
  flex: none;
  width: 26mm;
  height: 26mm;
`

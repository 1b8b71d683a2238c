import { useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { styled } from 'styled-components'
import * as t from '#texts/tracking.ts'
import type * as ScanCodes from '../../ui/code/scan-codes.tsx'
import { Logo } from '../../ui/illustrations/logo.tsx'
import { OnPaperOnly, PrintSheet, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

type PrintableProps = {
  /** Address of this page, which is printed above the content. */
  link: string
  children: (print: () => void) => ReactNode
}

/** Content that prints as one sheet, with a header on paper only. */
export function Printable({ link, children }: PrintableProps) {
  const [QrCode, setQrCode] = useState<typeof ScanCodes.QrCode | null>(null)
  const print = async () => {
    try {
      const codes = await import('../../ui/code/scan-codes.tsx')
      // Synchronous, because the browser prints the document as it is now.
      flushSync(() => setQrCode(() => codes.QrCode))
    } catch {
      // Prints without the code.
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

import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/label.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ChevronLeftIcon, PrintIcon } from '../../ui/icons/icons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PrintSheet, PrintStyle } from '../../ui/layout/print-sheet.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state/empty-state.tsx'
import { color, fontSize, radius, shadow, space } from '../../ui/theme/tokens.ts'
import type { ParcelView } from '../../stores/parcels.ts'
import { ShippingLabel } from './shipping-label.tsx'
import { paper } from './shipping-label.styles.ts'

type LabelPageViewProps = { view: ParcelView; back: string }

/** Preview of the label, and the button that prints it. */
export function LabelPageView({ view, back }: LabelPageViewProps) {
  return (
    <>
      <PageHeader
        title={common.shippingLabel}
        description={t.printAtFullSize}
        actions={
          <>
            <LinkButton href={back} icon={<ChevronLeftIcon />}>
              {t.backToTheParcel}
            </LinkButton>
            {view.status === 'success' && (
              <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
                {t.printLabel}
              </Button>
            )}
          </>
        }
      />
      <Content view={view} />
    </>
  )
}

function Content({ view }: { view: ParcelView }) {
  if (view.status === 'pending') return <LoadingArea text={t.loadingTheParcel} />
  if (view.status === 'error')
    return (
      <ErrorState
        title={view.reload ?? t.failedToLoadTheParcel}
        busy={view.isFetching}
        onRetry={view.refetch}
      />
    )
  if (view.status === 'missing') return <EmptyState title={t.noSuchParcel} />
  return (
    <Preview>
      <PrintStyle $page={`size: ${paper.width} ${paper.height}; margin: 0;`} />
      <Sheet>
        <PrintSheet>
          <ShippingLabel parcel={view.parcel} />
        </PrintSheet>
      </Sheet>
      <PrintHint>{t.choosePaper}</PrintHint>
    </Preview>
  )
}

const Preview = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding: clamp(${space(4)}, 4vw, ${space(10)});
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
`

const Sheet = styled.div`
  width: min(100%, ${paper.width});
  border-radius: 2mm;
  overflow: hidden;
  box-shadow: ${shadow.raised};
`

const PrintHint = styled.p`
  max-width: 26rem;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  text-align: center;
`

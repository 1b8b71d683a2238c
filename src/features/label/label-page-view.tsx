import { styled } from 'styled-components'
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

/** The label as it will be printed, and the button that prints it. */
export function LabelPageView({ view, back }: LabelPageViewProps) {
  return (
    <>
      <PageHeader
        title="Shipping label"
        description="100 × 150 mm. Print it without margins, at its full size."
        actions={
          <>
            <LinkButton href={back} icon={<ChevronLeftIcon />}>
              Back to the parcel
            </LinkButton>
            {view.status === 'success' && (
              <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
                Print label
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
  if (view.status === 'pending') return <LoadingArea text="Loading the parcel…" />
  if (view.status === 'error')
    return (
      <ErrorState
        title="Failed to load the parcel."
        busy={view.isFetching}
        onRetry={view.refetch}
      />
    )
  if (view.status === 'missing') return <EmptyState title="There is no such parcel." />
  return (
    <Preview>
      <PrintStyle $page={`size: ${paper.width} ${paper.height}; margin: 0;`} />
      <Sheet>
        <PrintSheet>
          <ShippingLabel parcel={view.parcel} />
        </PrintSheet>
      </Sheet>
      <PrintHint>
        On a label printer, choose the 100 × 150 mm (4 × 6 in) paper. On plain paper, print it at
        100 % and cut along the edge.
      </PrintHint>
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

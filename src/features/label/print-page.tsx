import type { ReactNode } from 'react'
import { Link } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/label.ts'
import type { Parcel } from '../../api/model.ts'
import { parseIds } from '../../parcel/named-parcels.ts'
import { paths } from '../../lib/paths.ts'
import type { PrintingRole } from '../../lib/paths.ts'
import { searchSchema, text, useSearchState } from '../../lib/search-params.ts'
import { useParcelsOf } from '../../stores/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { PrintIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { maxPrinted } from '../../parcel/max-printed.ts'

type PrintPageProps = {
  /** Role whose parcels the page can print. */
  area: PrintingRole
  title: string
  description: string
  /** Label of the button. */
  print: string
  children: (parcels: readonly Parcel[]) => ReactNode
}

/** Prints the parcels whose IDs are in the URL, in that order. */
export function PrintPage(props: PrintPageProps) {
  const [{ ids }] = useSearchState(search)
  const { area, title, description } = props
  if (ids !== '') return <NamedParcels {...props} ids={parseIds(ids)} />
  return (
    <>
      <PageHeader title={title} description={description} />
      <EmptyState
        title={t.noParcelsAreSelected}
        action={
          area === 'ADMIN' ? (
            <Link href={paths.adminParcels()}>{common.allParcels}</Link>
          ) : (
            <Link href={paths.senderParcels()}>{common.myParcels}</Link>
          )
        }
      >
        {t.selectSomeOfThem}
      </EmptyState>
    </>
  )
}

function NamedParcels(props: PrintPageProps & { ids: readonly string[] }) {
  const { area, title, description, print, children, ids } = props
  const asked = ids.slice(0, maxPrinted)
  const view = useParcelsOf(area, { page: 1, limit: maxPrinted, id: asked })
  const parcels = asked.flatMap((id) => view.rows.find((parcel) => parcel.id === id) ?? [])
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          parcels.length > 0 && (
            <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
              {print}
            </Button>
          )
        }
      />
      <Stack $gap={5}>
        <QueryBoundary query={view} loading={t.loadingTheParcels} failed={t.failedToLoadTheParcels}>
          {() => (
            <>
              {ids.length > asked.length && (
                <Notice tone="warning">
                  {t.onlyTheFirst({ max: maxPrinted, count: ids.length })}
                </Notice>
              )}
              {parcels.length < asked.length && (
                <Notice tone="warning">
                  {t.parcelsAreNotThere({
                    missing: asked.length - parcels.length,
                    count: asked.length,
                  })}
                </Notice>
              )}
              {parcels.length > 0 && children(parcels)}
            </>
          )}
        </QueryBoundary>
      </Stack>
    </>
  )
}

const search = searchSchema({ ids: text('', 100_000) })

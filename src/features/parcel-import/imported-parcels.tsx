import type { ReactNode } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcelImport.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ChevronDownIcon } from '../../ui/icons/form-icons.tsx'
import { PrintIcon, RowsIcon } from '../../ui/icons/icons.tsx'
import { HiddenWords } from '../../ui/layout/visually-hidden.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { maxPrinted } from '../../parcel/max-printed.ts'
import { maxNamed } from '../../parcel/named-parcels.ts'
import { paths } from '../../lib/paths.ts'

/** Next steps with the parcels of the file, in its order. */
export function ImportedParcels({ parcelIds }: { parcelIds: readonly string[] }) {
  if (parcelIds.length === 0) return null
  const total = parcelIds.length
  return (
    <>
      <PartLinks
        text={t.printLabels({ count: total })}
        partLabel={t.labelsFromTo}
        icon={<PrintIcon size={18} />}
        parcelIds={parcelIds}
        size={maxPrinted}
        to={(ids) => paths.labels('SENDER', ids)}
      />
      <PartLinks
        text={t.showTheseParcels({ count: total })}
        partLabel={t.parcelsFromTo}
        icon={<RowsIcon size={18} />}
        parcelIds={parcelIds}
        size={maxNamed}
        to={(ids) => paths.senderParcels(ids)}
      />
    </>
  )
}

type PartLinksProps = {
  text: string
  /** For example 'Labels 1 to 100'. */
  partLabel: (part: { count: number; first: number; last: number }) => string
  icon: ReactNode
  parcelIds: readonly string[]
  /** Maximum number of IDs in one URL. */
  size: number
  to: (parcelIds: readonly string[]) => string
}

/** One link, or several if one URL cannot hold all IDs; they open new tabs, so that the result stays. */
function PartLinks({ text, partLabel, icon, parcelIds, size, to }: PartLinksProps) {
  if (parcelIds.length <= size)
    return (
      <LinkButton href={to(parcelIds)} icon={icon} target="_blank">
        <span>{text}</span>
        <HiddenWords>{common.opensANewTab}</HiddenWords>
      </LinkButton>
    )
  const starts = Array.from(
    { length: Math.ceil(parcelIds.length / size) },
    (_, part) => part * size,
  )
  return (
    <Menu
      label={text}
      trigger={
        <Button icon={icon}>
          <span>{`${text} `}</span>
          <ChevronDownIcon size={18} />
        </Button>
      }
      items={starts.map((start) => {
        const part = parcelIds.slice(start, start + size)
        return {
          label: partLabel({ count: part.length, first: start + 1, last: start + part.length }),
          href: to(part),
          opensTab: true,
        }
      })}
    />
  )
}

import { ActionIcon, Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import type { RowLink } from '#platform/table/column.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#psat/daftar/antrean/AntreanBar.module.css'
import { berikutnya, sebelumnya } from '#psat/daftar/antrean/berikutnya.ts'
import type { Antrean } from '#psat/daftar/antrean/use-antrean.ts'

interface AntreanBarProps {
  antrean: Antrean
  uuid: string
  linkOf: (uuid: string) => RowLink
  /** Path of the queue screen. Only roles with a queue screen have one. */
  queue?: string
}

export function AntreanBar({ antrean, uuid, linkOf, queue }: AntreanBarProps) {
  const { rows, total } = antrean
  const place = rows.findIndex((row) => row.uuid === uuid)
  const before = sebelumnya(rows, uuid)
  const next = berikutnya(rows, uuid)
  return (
    <>
      {place >= 0 && (
        <span className={classes.place}>
          {formatNumber(place + 1)} dari {formatNumber(total)} berkas
        </span>
      )}
      {queue && (
        <Button component={AppLink} to={queue} variant="default">
          Antrean saya
        </Button>
      )}
      {before && (
        <ActionIcon
          component={AppLink}
          {...linkOf(before)}
          variant="default"
          size={36}
          aria-label="Berkas sebelumnya"
        >
          <Icon of={IconArrowLeft} />
        </ActionIcon>
      )}
      {next && (
        <Button
          component={AppLink}
          {...linkOf(next)}
          variant="default"
          rightSection={<Icon of={IconArrowRight} />}
        >
          Berkas berikutnya
        </Button>
      )}
    </>
  )
}

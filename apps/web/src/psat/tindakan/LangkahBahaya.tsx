import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { formulir } from '#psat/tindakan/formulir.tsx'
import { langkahDi } from '#psat/tindakan/langkah-di.ts'
import link from '#psat/tindakan/TandaTerimaLink.module.css'

interface LangkahBahayaProps {
  berkas: BerkasPengajuan
  /** Other rarely used actions, above the dangerous ones. A wide screen shows them elsewhere. */
  children?: ReactNode
}

/** Steps that end a file without a permit stand in a menu, never beside the normal step. */
export function LangkahBahaya({ berkas, children }: LangkahBahayaProps) {
  const [open, setOpen] = useState<AksiTersedia>()
  const [shown, setShown] = useState(false)
  const danger = langkahDi(berkas.aksi, 'kartu').filter(({ form }) => form.bahaya)
  const opened = open && formulir[open.form]
  if (danger.length === 0 && !children) return null
  return (
    <div className={danger.length === 0 ? link.narrow : undefined}>
      <Popover position="bottom-end" keepMounted shadow="md" opened={shown} onChange={setShown}>
        <Popover.Target>
          <Tooltip label="Langkah lain">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label="Langkah lain"
              onClick={() => setShown(!shown)}
            >
              <Icon of={IconDots} size={20} />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        {/* The menu closes after a choice, because each action opens its own dialog. */}
        <Popover.Dropdown onClick={() => setShown(false)}>
          {children}
          {danger.map(({ aksi, form }) => {
            const tombol = { fullWidth: true, variant: 'subtle', color: 'red' }
            return 'Tombol' in form ? (
              <form.Tombol key={aksi.aksi} berkas={berkas} aksi={aksi} tombol={tombol} />
            ) : (
              <Button key={aksi.aksi} {...tombol} onClick={() => setOpen(aksi)}>
                {aksi.label}
              </Button>
            )
          })}
        </Popover.Dropdown>
      </Popover>
      {open && opened && 'Modal' in opened && (
        <Suspense>
          <opened.Modal berkas={berkas} aksi={open} onClosed={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

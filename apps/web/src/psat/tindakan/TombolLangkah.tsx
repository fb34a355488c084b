import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { AksiTersedia, BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { type ReactNode, Suspense, useState } from 'react'
import classes from '#psat/langkah/langkah.module.css'
import { formulir } from '#psat/tindakan/formulir.tsx'
import { type LangkahDi, langkahDi, sortLangkah } from '#psat/tindakan/langkah-di.ts'

interface TombolLangkahProps {
  berkas: BerkasPengajuan
  size?: 'md'
  /** Before what ends the file. */
  children?: ReactNode
}

/** The steps that the server allows the reader, as buttons; the first one on stands out. */
export function TombolLangkah({ berkas, size, children }: TombolLangkahProps) {
  const [open, setOpen] = useState<AksiTersedia>()
  const siapKirim = berkas.temuan.filter(({ status }) => status === 'disiapkan').length
  const all = langkahDi(berkas.aksi, 'kartu')
  const steps = sortLangkah(
    all.filter(({ form }) => !form.bahaya),
    siapKirim,
  )
  const held = langkahDi(berkas.tertunda, 'kartu').filter(({ form }) => 'tertunda' in form && form.tertunda)
  const look = { fullWidth: true, ...(size ? { size } : {}) } as const
  const opened = open && formulir[open.form]

  const draw = ({ aksi, form }: LangkahDi<'kartu'>, color: 'red' | undefined, variant: string) => {
    const tombol = { ...look, variant, ...(color ? { color } : {}) }
    if ('Tombol' in form) return <form.Tombol key={aksi.aksi} berkas={berkas} aksi={aksi} tombol={tombol} />
    return (
      <Button key={aksi.aksi} {...tombol} onClick={() => setOpen(aksi)}>
        {aksi.membawa_temuan && siapKirim > 0
          ? `${aksi.label} (${formatNumber(siapKirim)} temuan)`
          : aksi.label}
      </Button>
    )
  }

  return (
    <>
      {(all.length > 0 || held.length > 0 || children) && (
        <div className={classes.buttons}>
          {held.map(({ aksi }) => (
            <Button key={aksi.aksi} {...look} variant="default" disabled>
              {aksi.label}
            </Button>
          ))}
          {steps.map((step, index) =>
            draw(step, undefined, index === 0 && step.aksi.pindah ? 'filled' : 'default'),
          )}
          {children}
          {all.filter(({ form }) => form.bahaya).map((step) => draw(step, 'red', 'subtle'))}
        </div>
      )}
      {open && opened && 'Modal' in opened && (
        <Suspense>
          <opened.Modal berkas={berkas} aksi={open} onClosed={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

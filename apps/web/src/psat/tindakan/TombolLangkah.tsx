import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconArrowRight, IconInfoCircle, IconLock } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { useOpen } from '#platform/routing/use-open.ts'
import classes from '#psat/alur/langkah/langkah.module.css'
import { siapKirim } from '#psat/alur/langkah/siap-kirim.ts'
import { formulir } from '#psat/tindakan/formulir.tsx'
import { isKembali, isMaju, type LangkahDi, langkahDi, sortLangkah } from '#psat/tindakan/langkah-di.ts'

interface Berikut {
  label: string
  onGo: () => void
  /** Another task comes before this one. */
  nanti?: boolean | undefined
}

interface TombolLangkahProps {
  berkas: BerkasPengajuan
  /** Work inside the stage that comes first. Its link becomes the primary button. */
  berikut?: Berikut | undefined
  /** Whether another element of the page is the primary action. */
  berpimpin?: boolean
  children?: ReactNode
}

/** Buttons for the steps that the server allows. A blocked step shows its reason. */
export function TombolLangkah({ berkas, berikut, berpimpin = false, children }: TombolLangkahProps) {
  const { buka, open: openForm, close } = useOpen()
  const why = useId()
  const ready = siapKirim(berkas)
  const steps = sortLangkah(
    langkahDi(berkas.aksi, 'kartu').filter(({ form }) => !form.bahaya),
    ready,
  )
  const held = langkahDi(berkas.tertunda, 'kartu').filter(({ form }) => 'tertunda' in form && form.tertunda)
  const shown = held.filter(({ form }) => 'tertunda' in form && form.tertunda === true)
  const sebabOf = ({ aksi }: LangkahDi<'kartu'>) =>
    berkas.tertunda.find((one) => one.aksi === aksi.aksi)?.sebab ?? []
  const locks = new Set(shown.flatMap(sebabOf))
  // A step without a button only explains, so its reason has no lock.
  const notes = new Set(held.filter((step) => !shown.includes(step)).flatMap(sebabOf))
  // The URL names the open form. The form opens only if its step is allowed.
  const open = steps.find(({ aksi }) => aksi.aksi === buka)?.aksi
  const opened = open && formulir[open.form]
  // A request for a revision without a prepared finding is never the primary button.
  const leads = (step: LangkahDi<'kartu'>) =>
    isMaju(step) && !isKembali(step) && (!step.aksi.membawa_temuan || ready > 0)

  const leading = steps[0] && !berikut && !berpimpin && leads(steps[0])
  const [first, rest] = leading ? [steps[0], steps.slice(1)] : [undefined, steps]

  const draw = ({ aksi, form }: LangkahDi<'kartu'>, variant: string) => {
    const tombol = { fullWidth: true, variant }
    if ('Tombol' in form) return <form.Tombol key={aksi.aksi} berkas={berkas} aksi={aksi} tombol={tombol} />
    const isi = aksi.membawa_temuan && ready > 0 ? formatNumber(ready) : undefined
    return (
      <Button
        key={aksi.aksi}
        {...tombol}
        aria-label={isi && `${aksi.label} (${isi} temuan)`}
        onClick={() => openForm(aksi.aksi)}
      >
        {aksi.label}
        {isi && ` (${isi})`}
      </Button>
    )
  }

  return (
    <>
      {berikut && (
        <Button
          fullWidth
          variant={berikut.nanti ? 'default' : 'filled'}
          onClick={berikut.onGo}
          rightSection={<Icon of={IconArrowRight} />}
        >
          {berikut.label}
        </Button>
      )}
      {first && draw(first, 'filled')}
      {rest.length + shown.length > 0 && (
        <div className={classes.others}>
          {rest.map((step) => draw(step, 'default'))}
          {shown.map(({ aksi }) => (
            <Button key={aksi.aksi} fullWidth variant="default" disabled aria-describedby={why}>
              {aksi.label}
            </Button>
          ))}
        </div>
      )}
      {locks.size + notes.size > 0 && (
        <ul className={classes.why} id={why}>
          {[...locks, ...notes].map((reason) => (
            <li key={reason}>
              <Icon of={locks.has(reason) ? IconLock : IconInfoCircle} size={16} />
              {reason}
            </li>
          ))}
        </ul>
      )}
      {children}
      {open && opened && 'Modal' in opened && (
        <Suspense>
          <opened.Modal berkas={berkas} aksi={open} onClosed={close} />
        </Suspense>
      )}
    </>
  )
}
